import { ROLE_HINT } from '@app/domain/browser-keys';
import { describe, expect, it, vi } from 'vitest';
import { isPrivate, isScreen, links } from '@/lib/navigation/links';
import { earlyRequestAt, FRAMES, loadedFrame, loadFrame, loadScreenAhead, screenAt } from './screen-at';
import { SCREENS } from './screens';

it.each([
  [links.login, links.login, 'account'],
  [links.customer.case('a-case'), links.customer.case(':caseId'), 'customer'],
  [links.customer.receipt('a-case'), links.customer.receipt(':caseId'), 'customer'],
  [links.notifications, links.notifications, 'profile'],
  [links.partner.dashboard, links.partner.dashboard, 'partner'],
  [links.admin.editPost('a-slug'), `${links.admin.blog}/edit/:slug`, 'admin'],
])('%s is the screen %s of the %s area', (address, path, area) =>
  expect(screenAt(address)).toMatchObject({ path, area }),
);

it.each(['/dashboard/nothing-of-ours', '/admin/case/a/b', '/about'])('%s is no screen', (address) =>
  expect(screenAt(address)).toBeUndefined(),
);

it.each(SCREENS.map(({ path, area }) => [path, area] as const))(
  '%s is an address of the single document, and private in an area that needs a session',
  (path, area) => {
    const address = path.replace(/:\w+/, 'an-id');
    expect(isScreen(address)).toBe(true);
    expect(isPrivate(address)).toBe(area !== 'account' || path === links.authAction);
  },
);

describe('what is requested before Auth has answered', () => {
  const at = (pathname: string, rest: { search?: string; hash?: string } = {}) =>
    earlyRequestAt({ pathname, search: '', hash: '', ...rest });

  it.each([
    ['customer', links.customer.dashboard, { casesOf: 'user_id' }],
    ['partner', links.partner.dashboard, { casesOf: 'partner_id' }],
    ['admin', links.admin.cases, { casesOf: null }],
    ['customer', links.customer.case('a-case'), { document: 'cases/a-case' }],
    ['partner', links.partner.case('a-case'), { document: 'cases/a-case' }],
    ['admin', links.admin.case('a-case'), { document: 'cases/a-case' }],
  ])('a browser of a %s at %s', (role, address, request) => {
    localStorage.setItem(ROLE_HINT, role);
    expect(at(address)).toEqual(request);
  });

  it.each([
    ['the screen of another role', 'partner', links.customer.dashboard, {}],
    ['another view of the list', 'customer', links.customer.dashboard, { hash: '#q=a' }],
    ['a screen that shows something else', 'customer', links.customer.profile, {}],
    ['an id that is a path', 'customer', '/dashboard/case/a%2Fb', {}],
  ])('nothing for %s', (_, role, address, rest) => {
    localStorage.setItem(ROLE_HINT, role);
    expect(at(address, rest)).toBeUndefined();
  });
});

it('every framed screen has a head to draw while it loads', () => {
  const without = SCREENS.filter(({ area, heading }) => area !== 'account' && heading === undefined);
  expect(without).toEqual([]);
});

it('prefetches the screen and its frame; a failed prefetch is reported by the router alone', async () => {
  const screen = screenAt(links.admin.audit);
  if (screen === undefined) throw new Error('no such screen');
  const loads = [vi.spyOn(screen, 'load'), vi.spyOn(FRAMES, 'admin')];
  for (const load of loads) load.mockRejectedValue(new TypeError('no network'));
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  // It settles all the same: what waits for the frame goes on without it.
  await loadScreenAhead(links.admin.audit);
  for (const load of loads) expect(load).toHaveBeenCalledOnce();
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

it('a frame is there for the first drawing once it has been loaded', async () => {
  const Frame = () => null;
  vi.spyOn(FRAMES, 'partner').mockResolvedValue({ default: Frame });
  expect(loadedFrame('partner')).toBeUndefined();
  await loadFrame('partner');
  expect(loadedFrame('partner')).toBe(Frame);
});

it('the browser tests know every screen behind the login, and which of them is in a menu', async () => {
  const screens = SCREENS.filter(({ area }) => area !== 'account').map(({ path, area, only, menu }) => ({
    path,
    area,
    ...(only !== undefined && { only }),
    ...(menu !== undefined && { menu: true }),
  }));
  await expect(`${JSON.stringify(screens, null, 2)}\n`).toMatchFileSnapshot(
    '../../../tests/e2e/support/screens.json',
  );
});
