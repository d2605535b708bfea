import { paths } from '@app/domain/paths';
import {
  doc,
  getDocFromCache,
  getDocFromServer,
  getDocsFromServer,
  limit,
  startAfter,
  type DocumentSnapshot,
} from 'firebase/firestore';
import { db } from '@/lib/firebase/firestore';
import { decode } from '@/lib/live/live-sources';
import { notificationSchema, type Notification } from '../notification';
import { FEED_LENGTH, type Part } from '../feed-list';
import { feedQuery } from './use-feed';

/** Where a page ended; the next one begins behind it, to the microsecond. */
export type Cursor = DocumentSnapshot;

export interface FeedPage {
  items: Notification[];
  cursor: Cursor;
  /** Nothing older is there. */
  isLast: boolean;
}

/**
 * Fetches the page of a part behind a notification, from the server alone: without network the SDK would say that there is none.
 * @param after where the last page ended, or the id of the last live notification, which costs no read
 * @throws the SDK's error
 */
export async function loadPage(uid: string, part: Part, after: Cursor | string): Promise<FeedPage> {
  const from = typeof after === 'string' ? await snapshotOf(after) : after;
  const { docs } = await getDocsFromServer(feedQuery(uid, part, startAfter(from), limit(FEED_LENGTH)));
  return {
    items: docs.map((item) => decode(item, notificationSchema)).filter((item) => item !== null),
    cursor: docs.at(-1) ?? from,
    isLast: docs.length < FEED_LENGTH,
  };
}

/** What a live list holds is at hand; what it held may not be any more. */
async function snapshotOf(id: string): Promise<Cursor> {
  const target = doc(db, paths.notification(id));
  return getDocFromCache(target).catch(() => getDocFromServer(target));
}
