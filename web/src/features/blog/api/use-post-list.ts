import { blogPostSchema, type BlogPost } from '@app/domain/blog';
import { LISTS } from '@app/domain/lists';
import type { ListState } from '@/lib/list-state';
import { useList, type List } from '@/lib/use-list';

/** One page of articles, live; for admins. */
export function usePostList(state: ListState): List<BlogPost> {
  return useList(LISTS.posts, null, state, blogPostSchema);
}
