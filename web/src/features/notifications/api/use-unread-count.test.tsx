import { aNotification } from '@app/seed/builders';
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { WINDOWS } from '../feed-list';
import { useFeed, useUnreadCount } from './use-feed';

const UNREAD_WINDOW = WINDOWS.unread;

const state = vi.hoisted(() => ({
  live: undefined as unknown[] | undefined,
  read: [] as unknown[] | undefined,
  counted: undefined as number | undefined,
  marks: new Set<string>(),
}));
const counting = vi.hoisted(() => vi.fn());
vi.mock('@/lib/firebase/firestore', () => ({ db: {} }));
vi.mock('@/lib/live/live-sources', () => ({ liveList: (key: unknown[]) => key.at(-1) }));
vi.mock('@/lib/live/live', () => ({
  useLive: (part: 'read' | 'unread') => {
    const data = part === 'read' ? state.read : state.live;
    return { status: data === undefined ? 'loading' : 'ready', data, retry: vi.fn() };
  },
}));
vi.mock('@/lib/live/live-count', () => ({
  useCount: (_key: unknown, query: unknown, refresh: unknown) => {
    counting(query !== null, refresh);
    return { value: query === null ? undefined : state.counted, failed: false };
  },
}));
vi.mock('./read-marks', () => ({ useReadMarks: () => state.marks }));

const unread = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...aNotification(), id: `n${index}` }));
const count = () => renderHook(() => useUnreadCount('u'));

beforeEach(() => {
  state.live = undefined;
  state.read = [];
  state.counted = undefined;
  counting.mockReset();
});

test('it is not known before the list is there, and is the list’s length after that', () => {
  expect(count().result.current).toEqual({ count: undefined, atLeast: false });
  for (const length of [0, 1, UNREAD_WINDOW - 1]) {
    state.live = unread(length);
    expect(count().result.current).toEqual({ count: length, atLeast: false });
  }
  expect(counting).not.toHaveBeenCalledWith(true, expect.anything());
});

test('beyond the live ones the server counts, exactly', () => {
  state.live = unread(UNREAD_WINDOW);
  expect(count().result.current).toEqual({ count: UNREAD_WINDOW, atLeast: true });
  state.counted = 1_234;
  expect(count().result.current).toEqual({ count: 1_234, atLeast: false });
});

test('it is recounted when the live window changes and when an item outside of it is read', () => {
  state.live = unread(UNREAD_WINDOW);
  const { rerender } = count();
  const refreshes = () => new Set(counting.mock.calls.map(([, refresh]: unknown[]) => refresh)).size;
  rerender();
  expect(refreshes()).toBe(1);
  state.live = unread(UNREAD_WINDOW);
  rerender();
  expect(refreshes()).toBe(2);
  state.marks = new Set(['old']);
  rerender();
  expect(refreshes()).toBe(3);
});

test('the feed is both parts, newest first, once both are known; one that changes its part is not there twice', () => {
  const at = (number: number, is_read: boolean) => ({
    ...aNotification({ is_read, created_at: new Date(Date.UTC(2026, 10, 1, 0, number)) }),
    id: `n${number}`,
  });
  state.live = [at(4, false), at(2, false)];
  state.read = undefined;
  const { result, rerender } = renderHook(() => useFeed('u'));
  expect(result.current).toMatchObject({ status: 'loading', data: undefined });
  state.read = [at(3, true), at(1, true)];
  rerender();
  expect(result.current.data?.map(({ id }) => id)).toEqual(['n4', 'n3', 'n2', 'n1']);
  state.read = [at(4, true), ...state.read];
  rerender();
  expect(result.current.data?.map(({ id, is_read }) => [id, is_read])).toEqual([
    ['n4', true],
    ['n3', true],
    ['n2', false],
    ['n1', true],
  ]);
});
