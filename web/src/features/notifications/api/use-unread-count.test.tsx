import { aNotification } from '@app/seed/builders';
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { QuerySource } from '@/lib/live/live-sources';
import type { Snapshot } from '@/lib/live/rest-snapshots';
import { WINDOWS } from '../feed-list';
import { useFeed, useLiveParts, useUnreadCount } from './use-feed';

const UNREAD_WINDOW = WINDOWS.unread;

const state = vi.hoisted(() => ({
  live: undefined as unknown[] | undefined,
  read: [] as unknown[] | undefined,
  counted: undefined as number | undefined,
  marks: new Set<string>(),
}));
const counting = vi.hoisted(() => vi.fn());
vi.mock('@/lib/firebase/firestore', () => ({ db: {} }));
/** What was read of the same documents is the same value, as of a connection. */
const values = vi.hoisted(() => new WeakMap<object, unknown>());
vi.mock('@/lib/live/live', () => ({
  useLive: ({ key, read }: QuerySource<unknown>) => {
    const stored = key.at(-1) === 'read' ? state.read : state.live;
    if (stored === undefined) return { status: 'loading', data: undefined, retry: vi.fn() };
    if (!values.has(stored)) values.set(stored, read({ docs: stored.map(snapshot) }));
    return { status: 'ready', data: values.get(stored), retry: vi.fn() };
  },
}));
/** A document that holds this. */
function snapshot(data: unknown): Snapshot {
  const { id, ...fields } = data as Record<string, unknown> & { id: string };
  return { id, ref: { path: `notifications/${id}` }, exists: () => true, data: () => fields, get: vi.fn() };
}
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

test('one of a kind that this client does not know is shown and counted', () => {
  state.live = [{ ...aNotification(), kind: 'of_tomorrow', id: 'n1' }];
  expect(renderHook(() => useFeed('u')).result.current.data?.map(({ kind }) => kind)).toEqual([
    'of_tomorrow',
  ]);
  expect(count().result.current).toEqual({ count: 1, atLeast: false });
});

test('a window is full by its documents: one that is not valid takes a place', () => {
  vi.stubGlobal('reportError', vi.fn());
  state.live = [...unread(UNREAD_WINDOW - 1), { id: 'n99', title: 'no more' }];
  state.counted = 1_234;
  expect(count().result.current).toEqual({ count: 1_234, atLeast: false });
  const { result } = renderHook(() => useLiveParts('u'));
  expect(result.current.data?.unread).toHaveLength(UNREAD_WINDOW - 1);
  expect(result.current.data?.isFull).toEqual({ read: false, unread: true });
});
