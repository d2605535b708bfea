import { blogCardSchema, type BlogCard } from '@app/domain/blog';
import { COLLECTIONS } from '@app/domain/paths';
import { collection, limit, orderBy, query } from 'firebase/firestore';
import * as z from 'zod/mini';
import { db } from '@/lib/firebase/firestore';
import { WITH_SERVERS_WORD } from '@/lib/live/live-sources';
import type { Live } from '@/lib/live/connection';
import { useLive, type LiveSource } from '@/lib/live/live';
import { readPublicList } from '@/lib/live/public-query';
import { listen } from '@/lib/live/restorable-listener';

/** As many as the list shows, and as the rules let the public ask for at once. */
const LIST_LENGTH = 50;
const FIELDS = z.keyof(blogCardSchema).options.filter((field) => field !== 'id');

/**
 * The newest articles without their texts, of which a listener would bring all: it follows the newest one alone, and the
 * list is read when that changes. Every save makes an article the newest; an older one that is deleted goes with the next
 * look at the page.
 */
const newestPosts: LiveSource<BlogCard[]> = {
  key: ['live', COLLECTIONS.blogPosts, 'newest'],
  open: (next, fail) => {
    let [asked, answered] = [0, false];
    const read = async () => {
      asked += 1;
      const mine = asked;
      try {
        const posts = await readPublicList(
          { collection: COLLECTIONS.blogPosts, fields: FIELDS, newest: 'published_at', limit: LIST_LENGTH },
          blogCardSchema,
        );
        if (mine === asked) next(posts);
      } catch (error) {
        if (mine === asked) fail(error);
      }
    };
    const close = listen(
      query(collection(db, COLLECTIONS.blogPosts), orderBy('published_at', 'desc'), limit(1)),
      WITH_SERVERS_WORD,
      (snapshot) => {
        if (answered ? snapshot.docChanges().length === 0 : snapshot.metadata.fromCache) return;
        answered = true;
        void read();
      },
      fail,
    );
    return () => {
      asked = -1;
      close();
    };
  },
};

/** The newest articles, live (requirements section 7, Blog public). */
export function usePosts(): Live<BlogCard[]> {
  return useLive(newestPosts);
}
