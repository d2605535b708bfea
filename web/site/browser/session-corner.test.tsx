import { expect, it, vi } from 'vitest';
import { session } from '@/lib/session/session';

vi.mock('@/lib/session/session', () => import('@/testing/fake-session'));
vi.mock('@/features/notifications/components/notification-bell', () => ({ NotificationBell: () => null }));
vi.mock('@/routes/portal/user-menu', () => ({ UserMenu: () => null }));

it('signing out on a public page removes the drafts of the tab', async () => {
  await import('./session-corner');
  const followers = vi.mocked(session.onChangeOfPerson).mock.calls as unknown as [(lost: boolean) => void][];
  sessionStorage.setItem('draft:u1:new-case', '{}');
  for (const [follow] of followers) follow(false);
  expect(sessionStorage.getItem('draft:u1:new-case')).toBeNull();
});
