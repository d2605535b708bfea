import { aCaseStanding } from '@app/seed/case-life-builders';
import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { closeAll } from '@/lib/live/live';
import { useDocument } from '@/lib/live/use-document';
import { ready } from '@/testing/live';
import { useMergedPayments, useMergedPromises } from './use-money';

/** What each collection has, by its path. */
const { stored } = vi.hoisted(() => ({ stored: new Map<string, unknown[]>() }));
vi.mock('@/lib/live/use-document', () => ({ useDocument: vi.fn() }));
vi.mock('@/lib/live/live-sources', () => ({
  liveNewest: (path: string) => ({
    key: [path],
    open: (next: (found: unknown[]) => void) => {
      queueMicrotask(() => next(stored.get(path) ?? []));
      return () => undefined;
    },
  }),
}));

const merged = (case_id: string, case_number: string | null) => ({ case_id, case_number });
const given = (...duplicates: ReturnType<typeof merged>[]) =>
  vi.mocked(useDocument).mockReturnValue(ready({ id: 'a', ...aCaseStanding({ duplicates }) }));

beforeEach(() => {
  closeAll();
  stored.clear();
});

it('reads payments and promises of each merged case by its name', async () => {
  stored.set('cases/b/payments', [{ id: 'one' }]);
  stored.set('cases/c-has-no-number/promises', [{ id: 'two' }]);
  given(merged('b', 'DC-6911-0042'), merged('c-has-no-number', null));
  const { result } = renderHook(() => [useMergedPayments('a').data, useMergedPromises('a').data]);
  await waitFor(() =>
    expect(result.current).toEqual([
      [
        { name: 'DC-6911-0042', payments: [{ id: 'one' }] },
        { name: 'c-has-no', payments: [] },
      ],
      [
        { name: 'DC-6911-0042', promises: [] },
        { name: 'c-has-no', promises: [{ id: 'two' }] },
      ],
    ]),
  );
});

it('has none at once where nothing is merged with the case', () => {
  stored.set('cases/b/payments', [{ id: 'one' }]);
  given();
  expect(renderHook(() => useMergedPayments('a').data).result.current).toEqual([]);
});
