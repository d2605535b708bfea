import { blogPostSchema, type BlogPost } from '@app/domain/blog';
import { COLLECTIONS } from '@app/domain/paths';
import { collection, limit, query, where } from 'firebase/firestore';
import { db } from '@/lib/firebase/firestore';
import { liveList } from '@/lib/live/live-sources';
import type { Live } from '@/lib/live/connection';
import { useLive } from '@/lib/live/live';

/** The article of a slug, live; none, or one. */
export function usePostOf(slug: string): Live<BlogPost[]> {
  return useLive(
    liveList(
      [COLLECTIONS.blogPosts, 'slug', slug],
      () => query(collection(db, COLLECTIONS.blogPosts), where('slug', '==', slug), limit(1)),
      blogPostSchema,
    ),
  );
}
