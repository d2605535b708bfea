import type { ArticleExcess } from '@app/domain/article-excess';
import { renderedPostSchema } from '@app/domain/blog';
import { paths } from '@app/domain/paths';
import { useDocument } from '@/lib/live/use-document';

/**
 * Why the saved text of an article is shown plainly, live; for admins.
 * @returns null when it is shown as it is marked up, undefined while that is not known
 */
export function useArticleExcess(postId: string): ArticleExcess | null | undefined {
  return useDocument(paths.blogRendered(postId), renderedPostSchema).data?.excess;
}
