import type { Notification } from '@app/domain/notification';
import { COLLECTIONS } from '@app/domain/paths';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { toProblem, type Problem } from '@/lib/problems';
import { appendPage, joinFeed, withReadMarks } from '../feed-list';
import { loadPage, type Cursor } from './load-page';
import { useReadMarks } from './read-marks';
import { UNREAD_WINDOW, useFeed, WINDOWS, type FeedFilter } from './use-feed';

/** What is known of a feed beyond its live newest, kept as long as the tab has the same person. */
interface Known {
  items: readonly Notification[];
  /** Where the last page that was fetched ended; null before the first. */
  cursor: Cursor | null;
  isLast: boolean;
  /** The fetch that is under way; one whose answer comes after the list began anew is not listened to. */
  loading: object | null;
  problem: Problem | null;
}

const NOTHING: Known = { items: [], cursor: null, isLast: false, loading: null, problem: null };

/** A feed that grows as one scrolls. */
export interface FeedPages {
  status: 'loading' | 'ready' | 'failed';
  /** Why the newest page cannot be shown. */
  problem: Problem | undefined;
  retry: () => void;
  /** Newest first. */
  items: readonly Notification[];
  isComplete: boolean;
  isLoadingMore: boolean;
  /** Why the next page did not come; `loadMore` asks again. */
  moreProblem: Problem | null;
  loadMore: () => void;
}

/**
 * A person's notifications by pages of 25: the newest are live (the bell's own connection), older pages are fetched once,
 * when asked for, and kept. Nothing is read twice.
 */
export function useFeedPages(uid: string, filter: FeedFilter): FeedPages {
  const client = useQueryClient();
  const live = useFeed(uid, filter);
  const unread = useFeed(uid, 'unread').data;
  const marks = useReadMarks();
  const window = WINDOWS[filter];
  const queryKey = [COLLECTIONS.notifications, uid, filter, 'known'];
  const { data: known = NOTHING } = useQuery({
    queryKey,
    queryFn: () => NOTHING,
    enabled: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  const change = (make: (now: Known) => Known) =>
    client.setQueryData<Known>(queryKey, (now = NOTHING) => make(now));

  const newest = live.data;
  useEffect(() => {
    if (newest === undefined) return;
    change((now) => {
      const { items, isWhole } = joinFeed(now.items, newest, window);
      return isWhole ? { ...now, items } : { ...NOTHING, items };
    });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `change` is made anew at each render
  }, [newest, uid, filter]);

  const isComplete = newest !== undefined && (newest.length < window || known.isLast);
  const loadMore = () => {
    const now = client.getQueryData<Known>(queryKey) ?? NOTHING;
    const after = now.cursor ?? now.items.at(-1)?.id;
    // Asked of what is known now: a screen may be a moment behind.
    if (now.loading !== null || now.isLast || after === undefined) return;
    if (newest === undefined || newest.length < window) return;
    const loading = {};
    const finish = (make: (now: Known) => Known) =>
      change((then) => (then.loading === loading ? { ...make(then), loading: null } : then));
    change((then) => ({ ...then, loading, problem: null }));
    loadPage(uid, filter, after).then(
      ({ items, cursor, isLast }) =>
        finish((then) => ({ ...then, items: appendPage(then.items, items), cursor, isLast })),
      (error: unknown) => finish((then) => ({ ...then, problem: toProblem(error) })),
    );
  };

  const items = useMemo(() => {
    if (newest === undefined) return [];
    const whole = joinFeed(known.items, newest, window).items;
    const older = withReadMarks(whole.slice(newest.length), marks, unread, UNREAD_WINDOW);
    return [...newest, ...(filter === 'unread' ? older.filter(({ is_read }) => !is_read) : older)];
  }, [known.items, newest, window, marks, unread, filter]);

  return {
    status: live.status,
    problem: live.problem,
    retry: live.retry,
    items,
    isComplete,
    isLoadingMore: known.loading !== null,
    moreProblem: known.problem,
    loadMore,
  };
}
