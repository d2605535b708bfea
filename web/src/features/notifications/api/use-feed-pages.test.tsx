import type { Notification } from '@app/domain/notification';
import { aNotification } from '@app/seed/builders';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { QueryProvider } from '@/lib/queries';
import { FEED_LENGTH, UNREAD_WINDOW } from './use-feed';
import { useFeedPages } from './use-feed-pages';

vi.mock('@/lib/session', () => import('@/testing/fake-session'));
vi.mock('@/lib/database', () => ({ db: {} }));
const state = vi.hoisted(() => ({ all: [] as unknown[], unread: [] as unknown[], marks: new Set<string>() }));
vi.mock('./use-feed', async (original) => ({
  ...(await original<object>()),
  useFeed: (_uid: string, filter: 'all' | 'unread' = 'all') => ({ status: 'ready', data: state[filter] }),
}));
vi.mock('./read-marks', () => ({ useReadMarks: () => state.marks }));
const loadPage = vi.hoisted(() => vi.fn());
vi.mock('./load-page', () => ({ loadPage }));

const NEWEST = 120;
function note(number: number, is_read = false): Notification {
  const created_at = new Date(Date.UTC(2026, 10, 1, 0, number));
  return { ...aNotification({ created_at, is_read }), id: String(number) };
}
const notes = (newest: number, count: number) =>
  Array.from({ length: count }, (_, index) => note(newest - index));

/** The page behind a notification (or behind where a page ended), as the server has it. */
const answer = async (_uid: string, _filter: string, after: string | { end: number }) => {
  const from = typeof after === 'string' ? Number(after) : after.end;
  const items = notes(from - 1, Math.min(FEED_LENGTH, from - 1));
  return { items, cursor: { end: from - items.length }, isLast: items.length < FEED_LENGTH };
};

let serial = 0;
const open = (filter: 'all' | 'unread' = 'all', uid = `u${serial++}`) =>
  renderHook(() => useFeedPages(uid, filter), { wrapper: QueryProvider });
const numbers = (pages: { items: readonly Notification[] }) => pages.items.map(({ id }) => Number(id));
const asked = () => loadPage.mock.calls.map(([, , after]: unknown[]) => after);

beforeEach(() => {
  state.all = notes(NEWEST, FEED_LENGTH);
  state.unread = notes(NEWEST, UNREAD_WINDOW);
  state.marks = new Set();
  loadPage.mockReset().mockImplementation(answer);
});

test('pages are fetched one behind the other until there are no more, and none of them twice', async () => {
  const { result } = open();
  for (let page = 0; page < 8; page++) await act(async () => result.current.loadMore());
  const whole = Array.from({ length: NEWEST }, (_, index) => NEWEST - index);
  await waitFor(() => expect(numbers(result.current)).toEqual(whole));
  expect(result.current.isComplete).toBe(true);
  expect(asked()).toEqual(['96', { end: 71 }, { end: 46 }, { end: 21 }]);
});

test('impatience asks once', async () => {
  const { result } = open();
  await act(async () => {
    for (let press = 0; press < 5; press++) result.current.loadMore();
  });
  expect(loadPage).toHaveBeenCalledTimes(1);
});

test('what was fetched is still there when one comes back', async () => {
  const uid = 'returns';
  const first = open('all', uid);
  await act(async () => first.result.current.loadMore());
  first.unmount();
  const second = open('all', uid);
  await waitFor(() => expect(numbers(second.result.current)).toHaveLength(2 * FEED_LENGTH));
  await act(async () => second.result.current.loadMore());
  expect(asked()).toEqual(['96', { end: 71 }]);
});

test('those that new ones push out of the live page stay, and the next page begins behind them', async () => {
  const { result, rerender } = open();
  await waitFor(() => expect(numbers(result.current)).toHaveLength(FEED_LENGTH));
  state.all = notes(NEWEST + 2, FEED_LENGTH);
  rerender();
  expect(numbers(result.current)).toHaveLength(FEED_LENGTH + 2);
  await act(async () => result.current.loadMore());
  expect(asked()).toEqual(['96']);
  await waitFor(() => expect(new Set(numbers(result.current)).size).toBe(2 * FEED_LENGTH + 2));
});

test('when more came at once than are live, the list begins anew', async () => {
  const { result, rerender } = open();
  await act(async () => result.current.loadMore());
  await waitFor(() => expect(numbers(result.current)).toHaveLength(2 * FEED_LENGTH));
  state.all = notes(NEWEST + 100, FEED_LENGTH);
  rerender();
  expect(numbers(result.current)).toHaveLength(FEED_LENGTH);
  await act(async () => result.current.loadMore());
  expect(asked()).toEqual(['96', '196']);
});

test('a page that does not come says so, leaves what is there, and can be asked for again', async () => {
  const { result } = open();
  loadPage.mockRejectedValueOnce(Object.assign(new Error('gone'), { code: 'unavailable' }));
  await act(async () => result.current.loadMore());
  await waitFor(() => expect(result.current.moreProblem).toBe('offline'));
  expect(numbers(result.current)).toHaveLength(FEED_LENGTH);
  await act(async () => result.current.loadMore());
  await waitFor(() => expect(numbers(result.current)).toHaveLength(2 * FEED_LENGTH));
  expect(result.current.moreProblem).toBeNull();
});

test('a short live page is all there is: nothing is asked', async () => {
  state.all = notes(NEWEST, 3);
  const { result } = open();
  await act(async () => result.current.loadMore());
  expect(result.current.isComplete).toBe(true);
  expect(loadPage).not.toHaveBeenCalled();
});

test('older ones are read when they are read elsewhere, and leave the unread', async () => {
  const all = open('all');
  const unread = open('unread');
  await act(async () => all.result.current.loadMore());
  await act(async () => unread.result.current.loadMore());
  await waitFor(() => expect(numbers(all.result.current)).toContain(90));
  await waitFor(() => expect(numbers(unread.result.current)).toContain(10));
  // In another tab, one that both lists fetched (90, 10) each.
  state.marks = new Set(['90', '10']);
  all.rerender();
  unread.rerender();
  expect(all.result.current.items.find(({ id }) => id === '90')?.is_read).toBe(true);
  expect(numbers(unread.result.current)).toContain(11);
  expect(numbers(unread.result.current)).not.toContain(10);
});
