import { blogPostSchema, type BlogPost } from '@app/domain/blog';
import { COLLECTIONS } from '@app/domain/paths';
import { collection, limit, orderBy, query } from 'firebase/firestore';
import { db } from '@/lib/database';
import { liveList } from '@/lib/firestore';
import { useLive, type Live } from '@/lib/live';

/** As many as the list shows, and as the rules let the public ask for at once. */
const LIST_LENGTH = 50;

/** The newest articles, live (SPEC section 7, Blog public). */
export function usePosts(): Live<BlogPost[]> {
  return useLive(
    liveList(
      [COLLECTIONS.blogPosts, 'newest'],
      () => query(collection(db, COLLECTIONS.blogPosts), orderBy('published_at', 'desc'), limit(LIST_LENGTH)),
      blogPostSchema,
    ),
  );
}
