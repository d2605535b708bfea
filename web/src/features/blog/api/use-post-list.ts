import { blogPostSchema, type BlogPost } from '@app/domain/blog';
import { LISTS } from '@app/domain/lists';
import type { ListState } from '@/lib/list/list-state';
import { useList, useListAhead, type List } from '@/lib/list/use-list';

/** One page of articles, live; for admins. */
export function usePostList(state: ListState): List<BlogPost> {
  return useList(LISTS.posts, null, state, blogPostSchema);
}

/** Asks for the same page before its screen is drawn. */
export function usePostsAhead(): void {
  useListAhead(LISTS.posts, null, blogPostSchema);
}
