import { notificationSchema, type Notification } from '@app/domain/notification';
import { COLLECTIONS } from '@app/domain/paths';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { db } from '@/lib/firebase';
import { liveList } from '@/lib/firestore';
import { useLive, type Live } from '@/lib/live';

/** How many the feed keeps at hand. */
const FEED_LENGTH = 50;
/** Beyond this the badge says "more than". */
export const UNREAD_CEILING = 200;

/** A person's newest notifications, live, newest first. */
export function useFeed(uid: string): Live<Notification[]> {
  return useLive(
    liveList(
      [COLLECTIONS.notifications, uid],
      () =>
        query(
          collection(db, COLLECTIONS.notifications),
          where('user_id', '==', uid),
          orderBy('created_at', 'desc'),
          limit(FEED_LENGTH),
        ),
      notificationSchema,
    ),
  );
}

/** A person's unread notifications, live: the badge counts them, so that it is right in two tabs at once. */
export function useUnread(uid: string): Live<Notification[]> {
  return useLive(
    liveList(
      [COLLECTIONS.notifications, uid, 'unread'],
      () =>
        query(
          collection(db, COLLECTIONS.notifications),
          where('user_id', '==', uid),
          where('is_read', '==', false),
          limit(UNREAD_CEILING),
        ),
      notificationSchema,
    ),
  );
}
