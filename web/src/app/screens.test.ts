import { expect, it, vi } from 'vitest';
import { links } from '@/lib/links';
import { loadScreensAhead, SCREENS, screensAt } from './screens';

it.each([
  [links.login, ['login']],
  [links.customer.case('a-case'), ['customerArea', 'inside', 'customerCase']],
  [links.customer.receipt('a-case'), ['customerArea', 'inside', 'receipt']],
  [links.notifications, ['profileArea', 'inside', 'notifications']],
  [links.partner.dashboard, ['partnerArea', 'inside', 'partnerDashboard']],
  [`${links.admin.blog}/edit/a-slug`, ['adminArea', 'inside', 'adminEditPost']],
])('%s is made of %j', (address, screens) => expect(screensAt(address)).toEqual(screens));

it('an address that is no screen loads nothing', () => {
  expect(screensAt('/dashboard/nothing-of-ours')).toEqual([]);
  expect(screensAt('/admin/case/a/b')).toEqual([]);
});

it('a failed prefetch is reported by the router alone', async () => {
  const login = vi.spyOn(SCREENS, 'login').mockRejectedValue(new TypeError('no network'));
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  loadScreensAhead(links.login);
  expect(login).toHaveBeenCalledOnce();
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
