import { COLLECTIONS } from '@app/domain/paths';
import { collection, limit, orderBy, query } from 'firebase/firestore';
import * as z from 'zod/mini';
import { db } from '@/lib/firebase/firestore';
import { liveList } from '@/lib/live/live-sources';
import { useLive } from '@/lib/live/live';

/** The time by which a collection is ordered. */
const TIMES = {
  partners: 'created_at',
  contacts: 'created_at',
  newsletterSubscriptions: 'subscribed_at',
  blogPosts: 'published_at',
} as const satisfies Partial<Record<keyof typeof COLLECTIONS, string>>;

const nothingElse = z.object({ id: z.string() });

/**
 * The newest document of a collection, live: changes when one comes in, for one read. What is counted beside it is then
 * counted again.
 */
export function useNewest(name: keyof typeof TIMES): unknown {
  const path = COLLECTIONS[name];
  return useLive(
    liveList(
      [path, 'newest'],
      () => query(collection(db, path), orderBy(TIMES[name], 'desc'), limit(1)),
      nothingElse,
    ),
  ).data;
}
