import { renderedPostSchema, type RenderedPost } from '@app/domain/blog';
import { paths } from '@app/domain/paths';
import { FieldValue } from 'firebase-admin/firestore';
import { db, document } from '../lib/firestore.ts';
import type { RenderDeps } from './rendered-post.ts';

async function kept(postId: string): Promise<RenderedPost | null> {
  const found = await document(paths.blogRendered(postId)).get();
  return found.exists ? (renderedPostSchema.safeParse(found.data()).data ?? null) : null;
}

/** Not for a post that has another text by now, or is gone: its own event has been, or is on its way. */
async function keep(
  postId: string,
  content: string,
  rendered: Omit<RenderedPost, 'rendered_at'>,
): Promise<void> {
  await db().runTransaction(async (transaction) => {
    const post = await transaction.get(document(paths.blogPost(postId)));
    if (post.get('content') !== content) return;
    transaction.set(document(paths.blogRendered(postId)), {
      ...rendered,
      rendered_at: FieldValue.serverTimestamp(),
    });
  });
}

export const keptPosts: Pick<RenderDeps, 'kept' | 'keep'> = { kept, keep };

/** The post as it is now; null when it is gone or has no text. */
export async function contentOf(postId: string): Promise<string | null> {
  const content: unknown = (await document(paths.blogPost(postId)).get()).get('content');
  return typeof content === 'string' ? content : null;
}

export async function forgetRendered(postId: string): Promise<void> {
  await document(paths.blogRendered(postId)).delete();
}
