import type { Notification } from '@app/domain/notification';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '@/lib/toast';
import { renderScreen, speak } from '@/testing/render-screen';
import { NotificationBell } from './notification-bell';

const state = vi.hoisted(() => ({ feed: [] as unknown[], unread: [] as unknown[] }));
const marked = vi.hoisted(() => ({ markRead: vi.fn(), markAllRead: vi.fn() }));
vi.mock('../api/use-feed', () => ({
  UNREAD_CEILING: 200,
  useFeed: () => ({ status: 'ready', data: state.feed, retry: () => undefined }),
  useUnread: () => ({ status: 'ready', data: state.unread, retry: () => undefined }),
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

beforeEach(async () => {
  await speak();
  vi.resetAllMocks();
  marked.markRead.mockResolvedValue(undefined);
  marked.markAllRead.mockResolvedValue(undefined);
  toasts.clear();
});

test('the dropdown shows the newest five, however many there are', async () => {
  state.feed = notifications(7, false);
  state.unread = state.feed;
  renderScreen(<NotificationBell uid="u" />);
  await userEvent.click(screen.getByRole('button', { name: /ยังไม่อ่าน 7 รายการ/ }));
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
});

test('without unread ones there is no number and nothing to mark', async () => {
  state.feed = notifications(2, true);
  state.unread = [];
  renderScreen(<NotificationBell uid="u" />);
  expect(screen.queryByTestId('unread-count')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /ไม่มีรายการใหม่/ }));
  expect(screen.queryByRole('button', { name: 'ทำเครื่องหมายว่าอ่านทั้งหมด' })).toBeNull();
});

test('pressing one marks it read; a read one is not marked again', async () => {
  state.feed = [...notifications(1, false), ...notifications(1, true)];
  state.unread = notifications(1, false);
  renderScreen(<NotificationBell uid="u" />);
  const bell = screen.getByRole('button', { name: /ยังไม่อ่าน 1 รายการ/ });
  for (const row of [1, 0]) {
    await userEvent.click(bell);
    await userEvent.click(screen.getAllByRole('listitem')[row]?.querySelector('button') ?? bell);
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
  }
  expect(marked.markRead.mock.calls).toEqual([['unread-0']]);
});

test('mark-all marks all of this person', async () => {
  state.feed = notifications(3, false);
  state.unread = state.feed;
  renderScreen(<NotificationBell uid="u" />);
  await userEvent.click(screen.getByRole('button', { name: /ยังไม่อ่าน 3 รายการ/ }));
  await userEvent.click(screen.getByRole('button', { name: 'ทำเครื่องหมายว่าอ่านทั้งหมด' }));
  expect(marked.markAllRead).toHaveBeenCalledWith('u');
});

test('two hundred and more are not counted one by one', async () => {
  state.feed = [];
  state.unread = notifications(200, false);
  renderScreen(<NotificationBell uid="u" />);
  expect(screen.getByTestId('unread-count').textContent).toBe('200+');
});
