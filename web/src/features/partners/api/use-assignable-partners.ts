import { LISTS } from '@app/domain/lists';
import { isAssignable, partnerSchema } from '@app/domain/partner';
import { MAX_SEARCH_LENGTH } from '@app/domain/search';
import { useEffect, useState } from 'react';
import { livePage } from '@/lib/live/live-page';
import { useDocuments } from '@/lib/live/use-document';
import type { Problem } from '@/lib/firebase/problems';

/** As many companies are listed at once, by name. */
export const LISTED = 50;
/** Typing rests this long before the server is asked, in ms. */
const PAUSE = 200;
/** The first of them are asked for by every case that an admin opens: read once while one goes from case to case, in ms. */
const LINGER = 10 * 60_000;

export interface AssignablePartners {
  /** Approved ones that are not locked out, by name; undefined while loading or when they could not be loaded. */
  partners: readonly { id: string; company_name: string }[] | undefined;
  problem: Problem | undefined;
  /** There are more than are listed: they are found by typing, or by asking for more. */
  more: boolean;
  showMore: () => void;
  search: string;
  setSearch: (text: string) => void;
}

/**
 * To whom a case may be given: Approved partners by query, so that what others apply for makes no difference.
 * @param wanted nothing is read before
 */
export function useAssignablePartners(wanted = true): AssignablePartners {
  const [search, setSearch] = useState('');
  const [asked, setAsked] = useState('');
  const [length, setLength] = useState(LISTED);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (asked === search) return;
      setAsked(search);
      setLength(LISTED);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [asked, search]);
  const request = {
    search: asked,
    sort: 'company',
    filters: { status: 'Approved' },
    present: false,
    cursor: null,
  };
  const source = livePage(LISTS.partners, null, request, partnerSchema, length);
  const live = useDocuments(wanted ? { ...source, ...(asked === '' && { linger: LINGER }) } : null);
  // What is listed stays until what was asked for is there.
  const [last, setLast] = useState(live.data);
  if (live.status === 'ready' && live.data !== last) setLast(live.data);
  const shown = live.status === 'failed' ? undefined : (live.data ?? last);
  return {
    partners: shown?.rows.filter(isAssignable),
    problem: live.problem,
    more: shown !== undefined && shown.after !== null,
    showMore: () => setLength((now) => now + LISTED),
    search,
    setSearch: (text) => setSearch(text.slice(0, MAX_SEARCH_LENGTH)),
  };
}
