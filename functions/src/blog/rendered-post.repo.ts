import { renderedPostSchema, type RenderedPost } from '@app/domain/blog';
import type { Language } from '@app/domain/language';
import { paths } from '@app/domain/paths';
import { FieldValue, type DocumentSnapshot } from 'firebase-admin/firestore';
import { document, runTransaction } from '../lib/firestore.ts';
import type { PostText, RenderDeps } from './rendered-post.ts';

async function kept(postId: string, language: Language): Promise<RenderedPost | null> {
  const found = await document(paths.blogRendered(postId, language)).get();
  return found.exists ? (renderedPostSchema.safeParse(found.data()).data ?? null) : null;
}

/** Skips a post whose text has changed since, or that is gone: that change has an event that renders it. */
async function keep(
  { id, language, content }: PostText,
  rendered: Omit<RenderedPost, 'rendered_at'>,
): Promise<void> {
  await runTransaction(paths.blogRendered(id, language), async (transaction) => {
    const post = await transaction.get(document(paths.blogPost(id)));
    if (contentIn(post, language) !== content) return;
    transaction.set(document(paths.blogRendered(id, language)), {
      ...rendered,
      rendered_at: FieldValue.serverTimestamp(),
    });
  });
}

export const keptPosts: Pick<RenderDeps, 'kept' | 'keep'> = { kept, keep };

/** A post's text in one language; null where it has none. */
export function contentIn(post: DocumentSnapshot | undefined, language: Language): string | null {
  const content: unknown = post?.get(language === 'th' ? 'content' : `content_i18n.${language}`);
  return typeof content === 'string' && (language === 'th' || content !== '') ? content : null;
}

/** The current text; null when it was deleted. */
export async function contentOf(postId: string, language: Language): Promise<string | null> {
  return contentIn(await document(paths.blogPost(postId)).get(), language);
}

export async function forgetRendered(postId: string, language: Language): Promise<void> {
  await document(paths.blogRendered(postId, language)).delete();
}
