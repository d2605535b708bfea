import { blogPostSchema, type BlogPost } from '@app/domain/blog';
import { COLLECTIONS } from '@app/domain/paths';
import { liveList } from '@/lib/live/live-sources';
import type { Live } from '@/lib/live/connection';
import { useLive } from '@/lib/live/live';

/** The article of a slug, live; none, or one. */
export function usePostOf(slug: string): Live<BlogPost[]> {
  return useLive(
    liveList({ path: COLLECTIONS.blogPosts, where: [['slug', '==', slug]], limit: 1 }, blogPostSchema),
  );
}
