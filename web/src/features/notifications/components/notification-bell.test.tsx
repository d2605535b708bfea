import { cleanup, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { toasts, useToast } from '@/lib/command/toast';
import { renderScreen, speak } from '@/testing/render-screen';
import type { Notification } from '../notification';
import { NotificationBell } from './notification-bell';

const state = vi.hoisted(() => ({ feed: [] as unknown[], unread: [] as unknown[], atLeast: false }));
const marked = vi.hoisted(() => ({ markRead: vi.fn(), markAllRead: vi.fn() }));
vi.mock('../api/use-feed', () => ({
  useFeed: () => ({ status: 'ready', data: state.feed, retry: () => undefined }),
  useUnreadCount: () => ({ count: state.unread.length, atLeast: state.atLeast }),
}));
vi.mock('../api/mark-read', () => marked);

function notifications(count: number, is_read: boolean): Notification[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `${is_read ? 'read' : 'unread'}-${index}`,
    user_id: 'u',
    title: 'หัวข้อ',
    message: 'ข้อความ',
    is_read,
    created_at: new Date(),
    kind: 'case_update_added' as const,
    params: { case_id: `case-${index}-long` },
  }));
}

/** The title of the toast on the screen. Polled: it renders, and `waitFor` would ask again at each render. */
const shown = () => renderHook(useToast).result.current?.title;

beforeEach(async () => {
  await speak();
  vi.resetAllMocks();
  marked.markRead.mockResolvedValue(undefined);
  marked.markAllRead.mockResolvedValue(undefined);
  toasts.clear();
  Object.assign(state, { feed: [], unread: [], atLeast: false });
});

test('the dropdown shows the newest five, however many there are', async () => {
  state.feed = notifications(7, false);
  state.unread = state.feed;
  renderScreen(<NotificationBell uid="u" />);
  await userEvent.click(screen.getByRole('button', { name: /ยังไม่อ่าน 7 รายการ/ }));
  expect(await screen.findAllByRole('listitem')).toHaveLength(5);
});

test('without unread ones there is no number and nothing to mark', async () => {
  state.feed = notifications(2, true);
  state.unread = [];
  renderScreen(<NotificationBell uid="u" />);
  expect(screen.queryByTestId('unread-count')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /ไม่มีรายการใหม่/ }));
  await screen.findByRole('dialog');
  expect(screen.queryByRole('button', { name: 'ทำเครื่องหมายว่าอ่านแล้วทั้งหมด' })).toBeNull();
});

test('pressing one marks it read; a read one is not marked again', async () => {
  state.feed = [...notifications(1, false), ...notifications(1, true)];
  state.unread = notifications(1, false);
  renderScreen(<NotificationBell uid="u" />);
  const bell = screen.getByRole('button', { name: /ยังไม่อ่าน 1 รายการ/ });
  for (const row of [1, 0]) {
    await userEvent.click(bell);
    const rows = await screen.findAllByRole('listitem');
    await userEvent.click(rows[row]?.querySelector('button') ?? bell);
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
  }
  expect(marked.markRead.mock.calls).toEqual([['unread-0']]);
});

test('mark-all marks all of this person', async () => {
  state.feed = notifications(3, false);
  state.unread = state.feed;
  renderScreen(<NotificationBell uid="u" />);
  await userEvent.click(screen.getByRole('button', { name: /ยังไม่อ่าน 3 รายการ/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'ทำเครื่องหมายว่าอ่านแล้วทั้งหมด' }));
  expect(marked.markAllRead).toHaveBeenCalledWith('u');
});

test('hundreds are counted to the last one; while the server has not said, there are at least so many', () => {
  state.feed = [];
  state.unread = notifications(312, false);
  renderScreen(<NotificationBell uid="u" />);
  expect(screen.getByTestId('unread-count').textContent).toBe('312');
  cleanup();
  state.atLeast = true;
  renderScreen(<NotificationBell uid="u" />);
  expect(screen.getByTestId('unread-count').textContent).toBe('312+');
});

test('its footer links to all notifications', async () => {
  renderScreen(<NotificationBell uid="u" />);
  await userEvent.click(screen.getByRole('button', { name: /ไม่มีรายการใหม่/ }));
  const link = await screen.findByRole('link', { name: 'ดูการแจ้งเตือนทั้งหมด' });
  expect(link.getAttribute('href')).toBe('/notifications');
  await userEvent.click(link);
  expect(screen.queryByRole('link')).toBeNull();
});

test('existing items get no toast; a later unread one gets a toast, a later read one does not', async () => {
  const [old, fresh, seen] = ['old', 'fresh', 'seen'].map((id) => ({ ...notifications(1, false)[0], id }));
  state.feed = [old];
  const { rerender } = renderScreen(<NotificationBell uid="u" />);
  expect(shown()).toBeUndefined();
  const look = () => rerender(<NotificationBell uid="u" />);
  state.feed = [{ ...seen, is_read: true }, old];
  look();
  expect(shown()).toBeUndefined();
  state.feed = [fresh, seen, old];
  look();
  await expect.poll(shown).toBe('มีความคืบหน้าใหม่');
});

test('an older unread one that comes up because a newer one was read has no toast', async () => {
  const at = (number: number) => ({
    ...notifications(1, false)[0],
    id: `n${number}`,
    created_at: new Date(Date.UTC(2026, 10, 1, 0, number)),
  });
  const newest = Array.from({ length: 25 }, (_, index) => at(60 - index));
  state.feed = newest;
  const { rerender } = renderScreen(<NotificationBell uid="u" />);
  const look = () => rerender(<NotificationBell uid="u" />);
  state.feed = [{ ...newest[0], is_read: true }, ...newest.slice(1), at(35)];
  look();
  expect(shown()).toBeUndefined();
  // The twin: a newer one.
  state.feed = [at(61), ...newest];
  look();
  await expect.poll(shown).toBe('มีความคืบหน้าใหม่');
});

test('an increased count is shown without a toast; the next notification has one', async () => {
  const counting = (id: string, count: number) => ({
    ...notifications(1, false)[0],
    id,
    kind: 'contact_received' as const,
    params: { count, since: '2026-11-21T02:00:00.000Z' },
  });
  state.feed = [];
  const { rerender } = renderScreen(<NotificationBell uid="u" />);
  const look = (feed: unknown[]) => {
    state.feed = feed;
    rerender(<NotificationBell uid="u" />);
  };
  look([counting('a', 1)]);
  await expect.poll(shown).toBe('มีข้อความติดต่อใหม่');
  toasts.clear();
  for (const count of [2, 3, 12]) look([counting('a', count)]);
  expect(shown()).toBeUndefined();
  await userEvent.click(screen.getByRole('button', { name: /การแจ้งเตือน/ }));
  expect(await screen.findByText(/ข้อความใหม่ 12 รายการตั้งแต่ .*09\.00 น\./)).toBeDefined();
  look([counting('b', 2), { ...counting('a', 12), is_read: true }]);
  await expect.poll(shown).toBe('มีข้อความติดต่อใหม่หลายรายการ');
});
