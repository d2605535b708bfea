import { COLLECTIONS } from '@app/domain/paths';
import {
  collection,
  limit,
  orderBy,
  query,
  where,
  type Query,
  type QueryConstraint,
} from 'firebase/firestore';
import { useMemo } from 'react';
import { db } from '@/lib/firebase/firestore';
import { decode, querySource } from '@/lib/live/live-sources';
import { useCount } from '@/lib/live/live-count';
import type { Live } from '@/lib/live/connection';
import { useLive } from '@/lib/live/live';
import { notificationSchema, type Notification } from '../notification';
import { joinNewest, WINDOWS, type LiveParts, type Part } from '../feed-list';
import { useReadMarks } from './read-marks';

/** A person's notifications, newest first. */
export function feedQuery(uid: string, filter: Part | 'all', ...further: QueryConstraint[]): Query {
  return query(
    collection(db, COLLECTIONS.notifications),
    where('user_id', '==', uid),
    ...(filter === 'all' ? [] : [where('is_read', '==', filter === 'read')]),
    orderBy('created_at', 'desc'),
    ...further,
  );
}

interface FeedPart {
  items: readonly Notification[];
  isFull: boolean;
}

/** A person's newest read or unread notifications, live, newest first; as many as `WINDOWS` says. */
function useFeedPart(uid: string, part: Part): Live<FeedPart> {
  return useLive(
    querySource({
      key: [COLLECTIONS.notifications, uid, part],
      query: () => feedQuery(uid, part, limit(WINDOWS[part])),
      read: ({ docs }) => ({
        items: docs.map((item) => decode(item, notificationSchema)).filter((item) => item !== null),
        // By documents: one that is not valid takes a place as well.
        isFull: docs.length >= WINDOWS[part],
      }),
    }),
  );
}

/** Both parts of a person's feed, once both are known; the bell and `/notifications` share them. */
export function useLiveParts(uid: string): Live<LiveParts> {
  const read = useFeedPart(uid, 'read');
  const unread = useFeedPart(uid, 'unread');
  const data = useMemo(
    () =>
      read.data &&
      unread.data && {
        read: read.data.items,
        unread: unread.data.items,
        isFull: { read: read.data.isFull, unread: unread.data.isFull },
      },
    [read.data, unread.data],
  );
  const problem = read.problem ?? unread.problem;
  const retry = () => {
    for (const part of [read, unread]) if (part.status === 'failed') part.retry();
  };
  if (problem !== undefined) return { status: 'failed', data: undefined, problem, retry };
  if (data === undefined) return { status: 'loading', data, problem, retry };
  return { status: 'ready', data, problem, retry };
}

/**
 * All of a person's notifications that are live, newest first. The first five are the newest five of all; further down
 * what no part holds is missing among them.
 */
export function useFeed(uid: string): Live<Notification[]> {
  const live = useLiveParts(uid);
  const { data: parts } = live;
  const data = useMemo(() => (parts ? joinNewest(parts.unread, parts.read) : []), [parts]);
  return live.status === 'ready' ? { ...live, data } : live;
}

/**
 * How many are unread, exactly: the live ones are counted here, so that the number is right in two tabs at once; are
 * there more of them, the server counts all whenever one comes or is read.
 * @returns undefined while it is not known; `atLeast` when the server could not be asked
 */
export function useUnreadCount(uid: string): { count: number | undefined; atLeast: boolean } {
  const live = useFeedPart(uid, 'unread').data;
  const marks = useReadMarks();
  const isFull = live?.isFull === true;
  const refresh = useMemo(() => ({ live, marks }), [live, marks]);
  const counted = useCount(
    [COLLECTIONS.notifications, uid, 'unread'],
    isFull ? () => feedQuery(uid, 'unread') : null,
    refresh,
  );
  if (!isFull) return { count: live?.items.length, atLeast: false };
  return { count: Math.max(counted.value ?? 0, live.items.length), atLeast: counted.value === undefined };
}

/** How many there are in all; counted again when a new one comes. */
export function useTotal(uid: string): number | undefined {
  const newest = useFeed(uid).data?.[0]?.id;
  return useCount([COLLECTIONS.notifications, uid, 'all'], () => feedQuery(uid, 'all'), newest).value;
}
