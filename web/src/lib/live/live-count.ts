import { skipToken, useQueries, useQueryClient } from '@tanstack/react-query';
import { getCountFromServer, waitForPendingWrites, type Query } from 'firebase/firestore';
import { useEffect, useRef } from 'react';
import { ANSWER_WITHIN, withinTime } from '../firebase/commit.ts';
import { db } from '../firebase/firestore.ts';
import { ProblemError } from '../firebase/problems.ts';

/** A query to be counted. */
export interface Counted {
  /** Query key; screens with an equal key share the number. */
  key: readonly unknown[];
  /** null: the count is disabled. */
  query: (() => Query) | null;
}

/** How many documents a query has. */
export interface Count {
  /** undefined during the first count, and after a failed one: a stale number would pass for exact. */
  value: number | undefined;
  failed: boolean;
}

/** @throws ProblemError `offline` or `unconfirmed`, or the SDK's error */
async function countNow(query: () => Query): Promise<number> {
  if (!navigator.onLine) throw new ProblemError('offline');
  await ownWritesSent();
  return (await withinTime(getCountFromServer(query()), ANSWER_WITHIN)).data().count;
}

/**
 * A live list shows an own write before the server has it, and does not change again afterwards: a count requested in
 * between would stay one behind. A write that is not acknowledged in time does not block the count.
 */
async function ownWritesSent(): Promise<void> {
  try {
    await withinTime(waitForPendingWrites(db), ANSWER_WITHIN);
  } catch {
    // Too late, or the person changed: the number is what the server has now.
  }
}

/**
 * Exact counts by the server, at one read per 1,000 documents; refetched on window focus and on reconnect. The last
 * numbers are shown during a refetch.
 * @param refresh refetches whenever this changes: the rows of a live list on the same screen
 */
export function useCounts(counted: readonly Counted[], refresh?: unknown): Count[] {
  const results = useQueries({
    queries: counted.map(({ key, query }) => ({
      // A disabled query has its own key: another screen may be counting under this one, and a query has one function.
      queryKey: [query === null ? 'not counted' : 'count', ...key],
      queryFn: query === null ? skipToken : () => countNow(query),
      enabled: query !== null,
      staleTime: 0,
      refetchOnWindowFocus: true,
      refetchOnReconnect: true,
      // Without network the query fails instead of pausing.
      networkMode: 'always' as const,
      retry: (failures: number, error: Error) => failures < 1 && !(error instanceof ProblemError),
    })),
  });
  const client = useQueryClient();
  const idle = JSON.stringify(counted.filter(({ query }) => query === null).map(({ key }) => key));
  useEffect(() => {
    // A query that is enabled again later must not show its old number.
    for (const key of JSON.parse(idle) as unknown[][])
      client.removeQueries({ queryKey: ['count', ...key], exact: true, type: 'inactive' });
  }, [client, idle]);
  const newest = useRef(results);
  const seen = useRef(refresh);
  useEffect(() => {
    newest.current = results;
  });
  useEffect(() => {
    // The first rows arrive with the first count.
    const first = seen.current === undefined;
    if (refresh === undefined || Object.is(seen.current, refresh)) return;
    seen.current = refresh;
    if (first) return;
    for (const result of newest.current) if (result.isEnabled) void result.refetch();
  }, [refresh]);
  return results.map(({ data, isError }) => ({ value: isError ? undefined : data, failed: isError }));
}

/** {@link useCounts} of one query. */
export function useCount(key: readonly unknown[], query: (() => Query) | null, refresh?: unknown): Count {
  const [count = { value: undefined, failed: false }] = useCounts([{ key, query }], refresh);
  return query === null ? { value: undefined, failed: false } : count;
}
