import { blogPostSchema, type BlogPost } from '@app/domain/blog';
import { paths } from '@app/domain/paths';
import { liveDoc } from '@/lib/firestore';
import { useLive, type Live } from '@/lib/live';

/** The article of an id, live: null when it is gone. @param postId null: none is asked for */
export function usePost(postId: string | null): Live<BlogPost | null> {
  return useLive(postId === null ? null : liveDoc(paths.blogPost(postId), blogPostSchema));
}
