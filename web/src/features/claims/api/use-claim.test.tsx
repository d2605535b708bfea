import type { CaseStanding } from '@app/domain/case-life';
import type { Clock } from '@app/domain/limitation-clock';
import { aCaseStanding } from '@app/seed/case-life-builders';
import { aClock } from '@app/seed/claim-builders';
import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { closeAll } from '@/lib/live/live';
import { useDocument } from '@/lib/live/use-document';
import { useClocks } from './use-claim';

/** The clocks of each case; an error: the reader may not read them, or they cannot be read. */
const { stored } = vi.hoisted(() => ({ stored: new Map<string, Clock[] | { code: string }>() }));
vi.mock('firebase/firestore', () => ({
  collection: (_db: unknown, path: string) => path,
  query: (path: string) => path,
}));
vi.mock('@/lib/firebase/firestore', () => ({ db: {} }));
vi.mock('@/lib/session/within-budget', () => ({}));
vi.mock('@/lib/live/use-document', () => ({ useDocument: vi.fn() }));
vi.mock('@/lib/live/live-sources', () => ({
  liveList: ({ path }: { path: string }) => ({
    key: [path],
    open: (next: (found: Clock[]) => void, fail: (error: unknown) => void) => {
      const found = stored.get(path.split('/')[1] ?? '') ?? [];
      queueMicrotask(() => (Array.isArray(found) ? next(found) : fail(found)));
      return () => undefined;
    },
  }),
}));

const near = (case_id: string, more: Partial<Clock> = {}) => aClock({ case_id, ...more });
const merged = (id: string, case_number: string | null) => ({ case_id: id, case_number });

function read(duplicates: CaseStanding['duplicates']) {
  vi.mocked(useDocument).mockReturnValue({
    status: 'ready',
    data: { id: 'a', ...aCaseStanding({ duplicates }) },
    problem: undefined,
    retry: vi.fn(),
  });
  return renderHook(() => useClocks('a')).result;
}
const shown = (result: ReturnType<typeof read>) =>
  result.current.data?.map(({ id, case_id, duplicate }) => [case_id, id, duplicate]);

beforeEach(() => {
  closeAll();
  stored.clear();
  stored.set('a', [near('a', { rule: 'debt', subject: 'claim' })]);
});

it('reads the clocks of the case, and of those that are merged with it by their names', async () => {
  stored.set('b', [near('b'), near('b', { rule: 'drawer', state: 'unknown' })]);
  stored.set('c-has-no-number', [near('c-has-no-number')]);
  const result = read([merged('b', 'DC-6911-0042'), merged('c-has-no-number', null)]);
  await waitFor(() => expect(result.current.status).toBe('ready'));
  expect(shown(result)).toEqual([
    ['a', 'debt_claim', undefined],
    ['b', 'complaint_cheque_0', 'DC-6911-0042'],
    ['c-has-no-number', 'complaint_cheque_0', 'c-has-no'],
  ]);
});

it('reads its own alone where nothing is merged with it', async () => {
  stored.set('b', [near('b')]);
  const result = read([]);
  await waitFor(() => expect(result.current.status).toBe('ready'));
  expect(shown(result)).toEqual([['a', 'debt_claim', undefined]]);
});

it('goes on showing its own while those of a case that has just been merged are read', async () => {
  const withMerged = (duplicates: CaseStanding['duplicates']) => ({
    status: 'ready' as const,
    data: { id: 'a', ...aCaseStanding({ duplicates }) },
    problem: undefined,
    retry: vi.fn(),
  });
  stored.set('b', [near('b')]);
  vi.mocked(useDocument).mockReturnValue(withMerged([]));
  const seen: string[] = [];
  const { result, rerender } = renderHook(() => {
    const clocks = useClocks('a');
    seen.push(clocks.status);
    return clocks;
  });
  await waitFor(() => expect(result.current.status).toBe('ready'));
  seen.length = 0;
  vi.mocked(useDocument).mockReturnValue(withMerged([merged('b', null)]));
  rerender();
  await waitFor(() => expect(result.current.data).toHaveLength(2));
  expect(new Set(seen)).toEqual(new Set(['ready']));
});

it('leaves out a case that may not be read, and says of any other failure that the clocks could not be read', async () => {
  stored.set('b', { code: 'permission-denied' });
  const result = read([merged('b', null)]);
  await waitFor(() => expect(shown(result)).toEqual([['a', 'debt_claim', undefined]]));
  closeAll();
  stored.set('b', { code: 'resource-exhausted' });
  const failed = read([merged('b', null)]);
  await waitFor(() => expect(failed.current.status).toBe('failed'));
});
