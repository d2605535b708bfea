import { createHash } from 'node:crypto';
import type { RenderedPost } from '@app/domain/blog';
import type { RenderedArticle } from '@app/domain/contracts/render-page';
import type { Language } from '@app/domain/language';

/** HTML of up to this many bytes is cached; a document holds 1 MiB. */
const MOST_BYTES = 900_000;

/** The dependencies for updating an article's HTML. */
export interface RenderDeps {
  /** `PageRenderer.articleVersion`. */
  version: string;
  /** The cached HTML of the post in this language; null when there is none, or it is invalid. */
  kept(postId: string, language: Language): Promise<RenderedPost | null>;
  /** Renders within a time limit. @throws Error when rendering could not start */
  render(markdown: string, language: Language): Promise<RenderedArticle>;
  /** Caches it, if the post still has the text from which it was rendered. */
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
 * An article's text as HTML: from the cache if it was rendered from this text by this renderer; otherwise rendered and cached.
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
  const { html, excess } = await deps.render(content, language);
  await deps.keep(text, {
    html: Buffer.byteLength(html) <= MOST_BYTES ? html : null,
    excess,
    renderer_version: deps.version,
    content_hash,
  });
  return { html, excess, isNew: true };
}
