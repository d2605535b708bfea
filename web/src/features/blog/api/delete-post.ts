import { isLockableSlug } from '@app/domain/blog';
import { paths } from '@app/domain/paths';
import { doc } from 'firebase/firestore';
import { recordDeletion } from '@/lib/firebase/audit-entry';
import { commit } from '@/lib/firebase/commit';
import { db } from '@/lib/firebase/firestore';

/**
 * Deletes an article for good, and sets its slug free; one that is gone already counts as deleted. Its picture is left to
 * the sweep (docs/contract.md). @throws see lib/firebase/commit.ts
 */
export async function deletePost(postId: string): Promise<void> {
  await commit(async (transaction) => {
    const post = await transaction.get(doc(db, paths.blogPost(postId)));
    if (!post.exists()) return;
    const slug: unknown = post.get('slug');
    const companion =
      typeof slug === 'string' && isLockableSlug(slug)
        ? await transaction.get(doc(db, paths.blogSlug(slug)))
        : null;
    transaction.delete(post.ref);
    recordDeletion(transaction, 'post_deleted', post, 'published_at');
    if (companion?.exists() === true && companion.get('post_id') === postId)
      transaction.delete(companion.ref);
  });
}
