import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Parameters of a list that stay in the query string: their values come from fixed sets, so they say nothing about a
 * person. Everything else (what is searched for, cursors, filters with free values) goes into the fragment, which no
 * browser sends to a server, neither in a request nor as a Referer (decision 125).
 */
const IN_QUERY: ReadonlySet<string> = new Set(['tab', 'sort', 'status', 'is_read', 'lng']);

/** The parameters of older addresses that are moved out of the query string when such an address is opened. */
const MOVED_AT_ONCE = ['q', 'after', 'before', 'page', 'partner_id'] as const;

export interface ViewAddress {
  /** `?…`, or empty. */
  search: string;
  /** `#…`, or empty. */
  hash: string;
}

/** Writes the parameters of a list as an address: what may be sent to a server, and what may not. */
export function writeView(params: URLSearchParams): ViewAddress {
  const [query, fragment] = [new URLSearchParams(), new URLSearchParams()];
  for (const [name, value] of params) (IN_QUERY.has(name) ? query : fragment).append(name, value);
  return { search: query.size > 0 ? `?${query}` : '', hash: fragment.size > 0 ? `#${fragment}` : '' };
}

/** Reads the parameters of a list from both parts of an address; where both name one, the fragment counts. */
export function readView({ search, hash }: ViewAddress): URLSearchParams {
  const params = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  for (const name of new Set(fragment.keys())) params.delete(name);
  for (const [name, value] of fragment) params.append(name, value);
  return params;
}

/**
 * Moves what older addresses (`?q=…`) have in the query string into the fragment.
 * @returns null for an address that needs no change
 */
export function withoutPrivateQuery({ search, hash }: ViewAddress): ViewAddress | null {
  const query = new URLSearchParams(search);
  return MOVED_AT_ONCE.some((name) => query.has(name)) ? writeView(readView({ search, hash })) : null;
}

type SetView = (params: URLSearchParams, options?: { replace: boolean }) => void;

/** The parameters of the list that is open, and how to change them. */
export function useViewAddress(): [URLSearchParams, SetView] {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => readView({ search, hash }), [search, hash]);
  const set = useCallback<SetView>((next, options) => void navigate(writeView(next), options), [navigate]);
  return [params, set];
}
