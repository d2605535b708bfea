import { aNotification } from '@app/seed/builders';
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { UNREAD_WINDOW, useUnreadCount } from './use-feed';

const state = vi.hoisted(() => ({
  live: undefined as unknown[] | undefined,
  counted: undefined as number | undefined,
  marks: new Set<string>(),
}));
const counting = vi.hoisted(() => vi.fn());
vi.mock('@/lib/database', () => ({ db: {} }));
vi.mock('@/lib/live', () => ({ useLive: () => ({ status: 'ready', data: state.live }) }));
vi.mock('@/lib/live-count', () => ({
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

test('it is counted anew when the live ones change and when one is read that is not among them', () => {
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
