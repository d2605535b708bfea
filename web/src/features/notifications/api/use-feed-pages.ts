import type { Notification } from '@app/domain/notification';
import { COLLECTIONS } from '@app/domain/paths';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { toProblem, type Problem } from '@/lib/firebase/problems';
import {
  nextParts,
  NOTHING_KNOWN,
  shownOf,
  withLive,
  withPage,
  type FeedFilter,
  type KnownFeed,
  type Part,
} from '../feed-list';
import { loadPage, type Cursor } from './load-page';
import { useReadMarks } from './read-marks';
import { useLiveParts } from './use-feed';

/** What is known of a person's feed, kept as long as the tab has the same person; both filters show parts of it. */
interface Known extends KnownFeed {
  /** Where the last page of each part ended; null before the first. */
  cursors: Readonly<Record<Part, Cursor | null>>;
  /** The fetch in progress; a response that arrives after the feed was reset is ignored. */
  loading: object | null;
  problem: Problem | null;
}

const NOTHING: Known = {
  ...NOTHING_KNOWN,
  cursors: { read: null, unread: null },
  loading: null,
  problem: null,
};

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
 * A person's notifications by pages of 25: the newest are live (the bell's own connections), older pages are fetched once,
 * when asked for, and kept. Nothing is read twice.
 */
export function useFeedPages(uid: string, filter: FeedFilter): FeedPages {
  const client = useQueryClient();
  const { data: live, status, problem, retry } = useLiveParts(uid);
  const marks = useReadMarks();
  const queryKey = [COLLECTIONS.notifications, uid, 'known'];
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

  useEffect(() => {
    if (live === undefined) return;
    change((now) => {
      const next = withLive(now, live);
      return { ...(next.isWhole ? now : NOTHING), ...next.known };
    });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `change` is recreated at each render
  }, [live, uid]);

  const loadMore = () => {
    // Asked of what is known now: a screen may be a moment behind.
    const now = client.getQueryData<Known>(queryKey) ?? NOTHING;
    const parts = nextParts(now, filter);
    if (now.loading !== null || parts.length === 0) return;
    const loading = {};
    const finish = (make: (now: Known) => Known) =>
      change((then) => (then.loading === loading ? { ...make(then), loading: null } : then));
    change((then) => ({ ...then, loading, problem: null }));
    const load = async (part: Part) => ({
      part,
      page: await loadPage(uid, part, now.cursors[part] ?? now.ends[part]?.id ?? ''),
    });
    Promise.all(parts.map(load)).then(
      (pages) =>
        finish((then) =>
          pages.reduce(
            (all, { part, page }) => ({
              ...all,
              ...withPage(all, part, page),
              cursors: { ...all.cursors, [part]: page.cursor },
            }),
            then,
          ),
        ),
      (error: unknown) => finish((then) => ({ ...then, problem: toProblem(error) })),
    );
  };

  // What is live now: the effect has it a moment later.
  const newest = useMemo(() => live && withLive(known, live).known, [known, live]);
  const items = useMemo(() => (newest ? shownOf(newest, filter, marks) : []), [newest, filter, marks]);

  return {
    status,
    problem,
    retry,
    items,
    isComplete: newest !== undefined && nextParts(newest, filter).length === 0,
    isLoadingMore: known.loading !== null,
    moreProblem: known.problem,
    loadMore,
  };
}
