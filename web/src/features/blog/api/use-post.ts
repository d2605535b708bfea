import { blogPostSchema, type BlogPost } from '@app/domain/blog';
import { COLLECTIONS, paths } from '@app/domain/paths';
import { collection, limit, query, where } from 'firebase/firestore';
import { db } from '@/lib/firebase/firestore';
import { decode, WITH_SERVERS_WORD } from '@/lib/live/live-sources';
import type { Live } from '@/lib/live/connection';
import { useDocument } from '@/lib/live/use-document';
import { useLive, type LiveSource } from '@/lib/live/live';
import { ProblemError } from '@/lib/firebase/problems';
import { listen } from '@/lib/live/restorable-listener';

/**
 * The article that has a slug, as the server has it from this visit on; null when there is none. Without network it fails
 * instead of waiting: then there is nothing to be edited.
 */
export function postOfSlug(slug: string): LiveSource<BlogPost | null> {
  return {
    key: ['live', COLLECTIONS.blogPosts, 'edited', slug],
    isOutdated: () => true,
    open: (next, fail) =>
      listen(
        query(collection(db, COLLECTIONS.blogPosts), where('slug', '==', slug), limit(1)),
        WITH_SERVERS_WORD,
        ({ docs: [post], metadata }) => {
          if (!metadata.fromCache) next(post === undefined ? null : decode(post, blogPostSchema));
          else if (post === undefined) fail(new ProblemError('offline'));
        },
        fail,
      ),
  };
}

/**
 * The article that is being edited, live: null when it is gone. It is followed by its slug, by which the editor has found
 * it and holds it already; by its id, which reads it once more, only when it has that slug no longer.
 * @param post as it was found; null: none is asked for
 */
export function usePost(post: Pick<BlogPost, 'id' | 'slug'> | null): Live<BlogPost | null> {
  const bySlug = useLive(post === null ? null : postOfSlug(post.slug));
  const hasLeft = post !== null && bySlug.status === 'ready' && bySlug.data?.id !== post.id;
  const byId = useDocument(hasLeft ? paths.blogPost(post.id) : null, blogPostSchema);
  return hasLeft ? byId : bySlug;
}
