import { COLLECTIONS } from '@app/domain/paths';
import * as z from 'zod/mini';
import { liveNewest } from '@/lib/live/live-sources';
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
  return useLive(liveNewest(COLLECTIONS[name], nothingElse, 1, TIMES[name])).data;
}
