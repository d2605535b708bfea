import { COLLECTIONS } from '@app/domain/paths';
import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { toProblem, type Problem } from '@/lib/firebase/problems';
import type { Notification } from '../notification';
import {
  nextParts,
  NOTHING_KNOWN,
  shownOf,
  withLive,
  withPage,
  type FeedFilter,
  type KnownFeed,
  type LiveParts,
  type Part,
} from '../feed-list';
import { loadPage, type Cursor, type FeedPage } from './load-page';
import { useReadMarks } from './read-marks';
import { useLiveParts } from './use-feed';

/** What is known of a person's feed; both filters show parts of it. */
interface Known extends KnownFeed {
  /** Where the last page of each part ended; null before the first. */
  cursors: Readonly<Record<Part, Cursor | null>>;
  /** Another one after the feed was reset: a page that was asked for before is ignored. */
  start: object;
}

type Cached = InfiniteData<Known, Part[]>;

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
  const { data, error, isFetching, isFetchNextPageError, fetchNextPage } = useInfiniteQuery({
    queryKey,
    queryFn: async ({ pageParam: parts }) => {
      const { cursors, ends, start } = knownNow();
      const load = async (part: Part) => ({
        part,
        page: await loadPage(uid, part, cursors[part] ?? ends[part]?.id ?? ''),
      });
      const pages = await Promise.all(parts.map(load));
      const now = knownNow();
      return start === now.start ? pages.reduce(withFetched, now) : now;
    },
    // The live parts are the first page. Each further one holds all that is known then, which live changes also reach.
    initialData: () => live && { pages: [startedWith(live)], pageParams: [[]] },
    initialPageParam: [] as Part[],
    getNextPageParam: (known: Known) => {
      const parts = nextParts(known, filter);
      return parts.length === 0 ? null : parts;
    },
    maxPages: 1,
    enabled: live !== undefined,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  const known = data?.pages.at(-1);
  /** Of what is known now: a screen may be a moment behind. */
  const knownNow = (): Known =>
    client.getQueryData<Cached>(queryKey)?.pages.at(-1) ?? startedWith(NOTHING_LIVE);

  useEffect(() => {
    if (live === undefined) return;
    client.setQueryData<Cached>(queryKey, (now) => {
      const before = now?.pages.at(-1);
      return now && before && { ...now, pages: [withNewest(before, live)] };
    });
    // oxlint-disable-next-line react/exhaustive-deps -- the key is recreated at each render
  }, [client, live, uid]);

  const loadMore = () => void fetchNextPage({ cancelRefetch: false });

  // What is live now: the effect has it a moment later.
  const newest = useMemo(() => live && withLive(known ?? NOTHING_KNOWN, live).known, [known, live]);
  const items = useMemo(() => (newest ? shownOf(newest, filter, marks) : []), [newest, filter, marks]);

  return {
    status,
    problem,
    retry,
    items,
    isComplete: newest !== undefined && nextParts(newest, filter).length === 0,
    isLoadingMore: isFetching,
    moreProblem: isFetchNextPageError && !isFetching ? toProblem(error) : null,
    loadMore,
  };
}

const NOTHING_LIVE: LiveParts = { read: [], unread: [], isFull: { read: false, unread: false } };

function startedWith(live: LiveParts): Known {
  return { ...withLive(NOTHING_KNOWN, live).known, cursors: { read: null, unread: null }, start: {} };
}

/** The feed starts again where what is live now leaves a gap to what was known. */
function withNewest(before: Known, live: LiveParts): Known {
  const { known, isWhole } = withLive(before, live);
  return isWhole ? { ...before, ...known } : { ...startedWith(NOTHING_LIVE), ...known };
}

function withFetched(known: Known, { part, page }: { part: Part; page: FeedPage }): Known {
  return {
    ...known,
    ...withPage(known, part, page),
    cursors: { ...known.cursors, [part]: page.cursor },
  };
}
