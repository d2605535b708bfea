import { MAX_SEARCH_LENGTH } from '@app/domain/search';
import type { ListDefinition } from '@app/domain/lists';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ListRequest } from '../live/live-page.ts';
import { useViewAddress, writeView } from './view-address.ts';

/** Debounce of the search field, in ms. */
const PAUSE = 200;
const MAX_VALUE_LENGTH = 128;
/** URL parameters besides the filters: the position in the list. */
const PLACE = ['after', 'before', 'page'] as const;

/** The fixed part of a tab's query. */
export interface TabRequest {
  filters?: ListRequest['filters'];
  present?: boolean;
}

/** A list as its address describes it, so that a link, a reload or Back brings the same view. */
export interface ListState {
  request: ListRequest;
  /** Content of the search field; the URL is updated when typing pauses. */
  typed: string;
  /** 1-based. */
  page: number;
  /** The view without the position in the list, as a query string: what a saved view stores. */
  view: string;
  setTyped: (text: string) => void;
  setSort: (sort: string) => void;
  /** Empty: any. */
  setFilter: (field: string, value: string) => void;
  filter: (field: string) => string;
  /** Applies a saved view. */
  setView: (view: string) => void;
  /** Clears the search, the filters and the order; the tab stays open. */
  clear: () => void;
  /** The address of another page of the same view, relative to the list's path. */
  pageAt: (cursor: ListRequest['cursor'], page: number) => string;
}

/**
 * Reads a list's view from the URL and writes it there.
 * @param tab what the open tab queries in addition to the person's choices
 */
export function useListState(list: ListDefinition, tab: TabRequest = {}): ListState {
  const [params, setParams] = useViewAddress();
  const search = (params.get('q') ?? '').slice(0, MAX_SEARCH_LENGTH);
  const [typed, setTyped] = useState(search);
  const [seen, setSeen] = useState(search);
  // Navigations are asynchronous: texts written to the URL but not arrived yet, while typing goes on.
  const [underWay, setUnderWay] = useState<readonly string[]>([]);
  if (search !== seen) {
    setSeen(search);
    const arrived = underWay.indexOf(search);
    setUnderWay(arrived === -1 ? [] : underWay.slice(arrived + 1));
    // The URL was changed from outside (Back, a link): the field follows.
    if (arrived === -1) setTyped(search);
  }
  const written = underWay.at(-1) ?? seen;

  const change = (name: string, value: string) => {
    const next = withoutPlace(params);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true });
  };
  // Reads the URL when the timer fires: another filter may have been chosen meanwhile.
  const writeTyped = useEffectEvent(() => {
    setUnderWay((texts) => [...texts, typed]);
    change('q', typed);
  });
  useEffect(() => {
    if (typed === written) return;
    const timer = setTimeout(writeTyped, PAUSE);
    return () => clearTimeout(timer);
  }, [typed, written]);

  const after = params.get('after');
  const before = params.get('before');
  const cursor =
    after !== null
      ? ({ side: 'after', at: after } as const)
      : before !== null
        ? ({ side: 'before', at: before } as const)
        : null;
  const page = Math.max(1, Math.trunc(Number(params.get('page') ?? 1)) || 1);
  return {
    request: {
      search,
      sort: sortIn(list, params.get('sort'), search),
      filters: { ...chosenFilters(list, params), ...tab.filters },
      present: tab.present ?? false,
      cursor,
    },
    typed,
    page: cursor === null ? 1 : page,
    view: withoutPlace(params).toString(),
    setTyped: (text) => setTyped(text.slice(0, MAX_SEARCH_LENGTH)),
    setSort: (sort) => change('sort', sort === Object.keys(list.sorts)[0] ? '' : sort),
    setFilter: change,
    filter: (field) => params.get(field) ?? '',
    setView: (view) => setParams(new URLSearchParams(view)),
    clear: () => setParams(new URLSearchParams([...params].filter(([name]) => name === 'tab'))),
    pageAt: (at, number) => {
      const next = withoutPlace(params);
      if (at !== null) {
        next.set(at.side, at.at);
        next.set('page', String(number));
      }
      const { search: query, hash } = writeView(next);
      return `${query || '?'}${hash}`;
    },
  };
}

/** The view alone: a position in one view has no meaning in another. */
export function withoutPlace(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of PLACE) next.delete(name);
  return next;
}

function sortIn({ sorts, search }: ListDefinition, wanted: string | null, typed: string): string {
  const [first = ''] = Object.keys(sorts);
  const sort = wanted !== null && wanted in sorts ? wanted : first;
  // A prefix search on a field must be ordered by that field.
  if (search.by === 'words' || typed.trim() === '' || sorts[sort]?.field === search.field) return sort;
  return Object.keys(sorts).find((name) => sorts[name]?.field === search.field) ?? sort;
}

function chosenFilters(
  { filters }: ListDefinition,
  params: URLSearchParams,
): Record<string, string | boolean> {
  return Object.fromEntries(
    Object.entries(filters).flatMap(([field, values]) => {
      const text = params.get(field);
      if (text === null || text === '' || text.length > MAX_VALUE_LENGTH) return [];
      if (values === null) return [[field, text]];
      const value = values.find((possible) => String(possible) === text);
      return value === undefined ? [] : [[field, value]];
    }),
  );
}
