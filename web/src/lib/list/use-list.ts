import { PAGE_LENGTH } from '@app/domain/first-page';
import { type ListDefinition } from '@app/domain/lists';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Schema } from '../live/live-sources.ts';
import { useCount, useCounts, type Count } from '../live/live-count.ts';
import type { Live } from '../live/connection.ts';
import { useLive } from '../live/live.ts';
import { countedIn, livePage, type ListPage } from '../live/live-page.ts';
import { useListState, type ListState, type TabRequest } from './list-state.ts';

/** A page of a list as a screen sees it. */
export interface List<T> {
  /** The requested page; `shown` keeps the previous one until it is loaded. */
  live: Live<ListPage<T>>;
  shown: ListPage<T> | undefined;
  /** Number of rows in all pages; `value` undefined where further search words need filtering on the client. */
  count: Count;
  /** Whether the first count is not there yet. */
  isCounting: boolean;
  /** Numbers of the first and last row shown, counted from 1. */
  range: { from: number; to: number } | undefined;
  /** Whether the screen still shows a row that may have left the list. */
  holds: boolean;
}

/**
 * One page of a list, live, and the exact count of all of them.
 * @param scope the value of the list's scope field, null where it has none
 * @param holds whether the screen shows a row that may have left the list: the page stays meanwhile
 */
export function useList<T>(
  list: ListDefinition,
  scope: string | null,
  state: ListState,
  schema: Schema<T>,
  holds = false,
): List<T> {
  const live = useLive(livePage(list, scope, state.request, schema));
  const { cursor } = state.request;
  const { key, query } = countedIn(list, scope, state.request);
  const count = useCount(key, query, live.data);
  // The only row of the last page was deleted: its being empty says nothing about the pages before. Where further words are
  // filtered on the client, a last page without rows is the end of the search.
  const isEmptied =
    query !== null && cursor !== null && live.data?.rows.length === 0 && live.data.after === null;
  const loaded = isEmptied && !holds ? undefined : live.data;
  // The previous page stays until the new one is loaded.
  const [last, setLast] = useState(loaded);
  if (live.status !== 'loading' && loaded !== last) setLast(loaded);

  const navigate = useNavigate();
  // Paging back to the beginning shows the first page, refilled to its full length.
  const atStart = cursor?.side === 'before' && live.status === 'ready' && live.data.before === null;
  const toFirst = !holds && (atStart || isEmptied);
  const first = state.pageAt(null, 1);
  useEffect(() => {
    if (toFirst) void navigate(first, { replace: true });
  }, [toFirst, first, navigate]);

  const shown = loaded ?? last;
  const from = (state.page - 1) * PAGE_LENGTH + 1;
  const range =
    shown === undefined || shown.rows.length === 0 ? undefined : { from, to: from + shown.rows.length - 1 };
  const isCounting = query !== null && count.value === undefined && !count.failed;
  return { live, shown, count, isCounting, range, holds };
}

/**
 * Prefetches the page of a list that the address describes, while access is not confirmed yet. The list uses the same
 * query key.
 */
export function useListAhead<T>(
  list: ListDefinition,
  scope: string | null,
  schema: Schema<T>,
  tab: TabRequest = {},
): void {
  useLive(livePage(list, scope, useListState(list, tab).request, schema));
}

/**
 * Number of rows in each tab of a list of all accounts, regardless of the search; for admins.
 * @param refresh refetches whenever this changes
 */
export function useTabCounts<Tab extends string>(
  list: ListDefinition,
  tabs: Readonly<Record<Tab, TabRequest>>,
  refresh?: unknown,
): Partial<Record<Tab, number>> {
  const ids = Object.keys(tabs) as Tab[];
  const counts = useCounts(
    ids.map((id) => countedIn(list, null, tabs[id])),
    refresh,
  );
  return Object.fromEntries(ids.map((id, at) => [id, counts[at]?.value])) as Partial<Record<Tab, number>>;
}
