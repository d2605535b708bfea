import { notificationSchema, type Notification } from '@app/domain/notification';
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
import { db } from '@/lib/database';
import { liveList } from '@/lib/firestore';
import { useCount } from '@/lib/live-count';
import { useLive, type Live } from '@/lib/live';
import { useReadMarks } from './read-marks';

/** A page of the feed; the newest one is live, and the bell and `/notifications` share it. */
export const FEED_LENGTH = 25;
/** So many unread ones are followed one by one; how many there are beyond is counted by the server. */
export const UNREAD_WINDOW = 100;

/** The whole feed, or what is unread of it. */
export type FeedFilter = 'all' | 'unread';

/** How many of a filter's newest are live. */
export const WINDOWS = { all: FEED_LENGTH, unread: UNREAD_WINDOW } as const satisfies Record<
  FeedFilter,
  number
>;

/** A person's notifications, newest first. */
export function feedQuery(uid: string, filter: FeedFilter, ...further: QueryConstraint[]): Query {
  return query(
    collection(db, COLLECTIONS.notifications),
    where('user_id', '==', uid),
    ...(filter === 'unread' ? [where('is_read', '==', false)] : []),
    orderBy('created_at', 'desc'),
    ...further,
  );
}

/** A person's newest notifications (or newest unread ones), live, newest first; as many as `WINDOWS` says. */
export function useFeed(uid: string, filter: FeedFilter = 'all'): Live<Notification[]> {
  return useLive(
    liveList(
      [COLLECTIONS.notifications, uid, filter],
      () => feedQuery(uid, filter, limit(WINDOWS[filter])),
      notificationSchema,
    ),
  );
}

/**
 * How many are unread, exactly: the live ones are counted here, so that the number is right in two tabs at once; are
 * there more of them, the server counts all whenever one comes or is read.
 * @returns undefined while it is not known; `atLeast` when the server could not be asked
 */
export function useUnreadCount(uid: string): { count: number | undefined; atLeast: boolean } {
  const live = useFeed(uid, 'unread').data;
  const marks = useReadMarks();
  const isFull = live !== undefined && live.length >= UNREAD_WINDOW;
  const refresh = useMemo(() => ({ live, marks }), [live, marks]);
  const counted = useCount(
    [COLLECTIONS.notifications, uid, 'unread'],
    isFull ? () => feedQuery(uid, 'unread') : null,
    refresh,
  );
  if (!isFull) return { count: live?.length, atLeast: false };
  return { count: Math.max(counted.value ?? 0, live.length), atLeast: counted.value === undefined };
}

/** How many there are in all; counted again when a new one comes. */
export function useTotal(uid: string): number | undefined {
  const newest = useFeed(uid).data?.[0]?.id;
  return useCount([COLLECTIONS.notifications, uid, 'all'], () => feedQuery(uid, 'all'), newest).value;
}
