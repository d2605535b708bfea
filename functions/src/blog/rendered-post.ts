import { createHash } from 'node:crypto';
import type { RenderedPost } from '@app/domain/blog';
import type { RenderedArticle } from '@app/domain/contracts/render-page';
import type { Language } from '@app/domain/language';

/** HTML of this many bytes is kept; a document holds 1 MiB. */
const MOST_BYTES = 900_000;

/** What is needed to bring an article's HTML up to date. */
export interface RenderDeps {
  /** `PageRenderer.articleVersion`. */
  version: string;
  /** What is kept for the post in this language; null when nothing is, or nothing valid. */
  kept(postId: string, language: Language): Promise<RenderedPost | null>;
  /** Renders within a time limit. @throws Error when it could not be tried */
  render(markdown: string): Promise<RenderedArticle>;
  /** Keeps it as long as the post has the text that it was made of. */
  keep(text: PostText, rendered: Omit<RenderedPost, 'rendered_at'>): Promise<void>;
}

/** An article's Markdown in one language. */
export interface PostText {
  id: string;
  language: Language;
  content: string;
}

export function hashOf(content: string): string {
  return createHash('sha256').update(content).digest('hex');
}

/**
 * An article's text as HTML: what is kept, where it was made of this text by this renderer; otherwise rendered, and kept.
 * @returns also whether it had to be rendered
 */
export async function renderedPost(
  deps: RenderDeps,
  text: PostText,
): Promise<RenderedArticle & { isNew: boolean }> {
  const { id, language, content } = text;
  const content_hash = hashOf(content);
  const kept = await deps.kept(id, language);
  if (
    kept !== null &&
    kept.html !== null &&
    kept.renderer_version === deps.version &&
    kept.content_hash === content_hash
  )
    return { html: kept.html, excess: kept.excess, isNew: false };
  const { html, excess } = await deps.render(content);
  await deps.keep(text, {
    html: Buffer.byteLength(html) <= MOST_BYTES ? html : null,
    excess,
    renderer_version: deps.version,
    content_hash,
  });
  return { html, excess, isNew: true };
}
