import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import * as live from '@/lib/live/live';
import * as counts from '@/lib/live/live-count';
import { useWaiting } from './use-queue';

vi.mock('@/lib/firebase/firestore', () => ({ db: {} }));
vi.mock('@/lib/live/live', () => ({ useLive: vi.fn() }));
vi.mock('@/lib/live/live-count', () => ({ useCount: vi.fn() }));
const useLive = vi.mocked(live.useLive);
const useCount = vi.mocked(counts.useCount);

/** The list answers with these. */
function lists(data: unknown) {
  useLive.mockReturnValue({ status: 'ready', data, problem: undefined, retry: () => undefined });
}
const rows = (length: number) => Array.from({ length }, (_, at) => ({ id: String(at) }));
/** What the server was asked to count last: its query, and what makes it count again. */
const asked = () => useCount.mock.lastCall?.slice(1) ?? [];

beforeEach(() => {
  useLive.mockReset();
  useCount.mockReset().mockReturnValue({ value: 41, failed: false });
});

it.each([
  ['cases', { rows: rows(3), before: null, after: null }, 3],
  ['privacyRequests', rows(4), 4],
] as const)('a few %s are counted here, and the server is not asked', (kind, data, expected) => {
  lists(data);
  const { result } = renderHook(() => useWaiting(kind, '/admin/cases'));
  expect(result.current).toEqual({ value: expected, failed: false });
  expect(asked()[0]).toBeNull();
});

it.each([
  ['cases', { rows: rows(5), before: null, after: 'further' }],
  ['privacyRequests', rows(5)],
] as const)('of more %s the server counts all, again at another page', (kind, data) => {
  lists(data);
  const { result, rerender } = renderHook(({ at }) => useWaiting(kind, at), {
    initialProps: { at: '/admin/cases' },
  });
  expect(result.current).toEqual({ value: 41, failed: false });
  const [query, refresh] = asked();
  expect(query).toBeTypeOf('function');
  rerender({ at: '/admin/cases' });
  expect(asked()[1]).toBe(refresh);
  rerender({ at: '/admin/partners' });
  expect(asked()[1]).not.toBe(refresh);
});

it('is not known before the list has answered', () => {
  useLive.mockReturnValue({ status: 'loading', data: undefined, problem: undefined, retry: () => undefined });
  expect(renderHook(() => useWaiting('contacts')).result.current).toEqual({
    value: undefined,
    failed: false,
  });
});

it('is not passed for a number when the list cannot be loaded', () => {
  useLive.mockReturnValue({ status: 'failed', data: undefined, problem: 'denied', retry: () => undefined });
  expect(renderHook(() => useWaiting('contacts')).result.current).toEqual({ value: undefined, failed: true });
});
