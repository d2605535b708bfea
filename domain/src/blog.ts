import * as z from 'zod/mini';
import { articleExcessSchema } from './article-excess.ts';
import { instant } from './codec.ts';
import { LIMITS } from './limits.ts';
import { translationsSchema } from './translations.ts';
import { ISSUE, optionalText, requiredText } from './text.ts';

export const blogPostSchema = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  content: z.string(),
  title_i18n: translationsSchema,
  excerpt_i18n: translationsSchema,
  content_i18n: translationsSchema,
  /** A path in Storage (`storagePaths.blogImage`), or an address; null or absent while an article has no cover. */
  image_url: z._default(z.nullable(z.string()), null),
  author_name: z.string(),
  author_avatar_url: z.nullable(z.string()),
  /** Of the last save (requirements section 4). */
  published_at: instant,
  /** Of the first save; other clients omit it and `updated_at` (docs/contract.md). */
  first_published_at: z.optional(instant),
  updated_at: z.optional(instant),
  user_id: z.string(),
});
export type BlogPost = z.infer<typeof blogPostSchema>;

/** The fields of an article in a list: all except its text. */
export const blogCardSchema = z.omit(blogPostSchema, { content: true, content_i18n: true });
export type BlogCard = z.infer<typeof blogCardSchema>;

/**
 * `blog_rendered/{postId}` and `{postId}~en`, `{postId}~zh`: an article's text in one language as HTML, rendered by the server
 * when the article is saved. Valid while version and text are those from which it was rendered.
 */
export const renderedPostSchema = z.object({
  /** null if it is too large for a document: then it is rendered on request. */
  html: z.nullable(z.string()),
  /** Why the text is plain; null when it is rendered with its markup. */
  excess: z.nullable(articleExcessSchema),
  /** `PageRenderer.articleVersion`. */
  renderer_version: z.string(),
  /** Hex SHA-256 of the Markdown. */
  content_hash: z.string(),
  rendered_at: instant,
});
export type RenderedPost = z.infer<typeof renderedPostSchema>;

/** When an article was first published, and when it was last changed; other clients write only `published_at`. */
export function datesOf(post: Pick<BlogPost, 'published_at' | 'first_published_at' | 'updated_at'>): {
  first: Date;
  last: Date;
} {
  const { published_at, first_published_at = published_at, updated_at = published_at } = post;
  return { first: first_published_at, last: updated_at > published_at ? updated_at : published_at };
}

export const blogFormSchema = z.object({
  title: requiredText(LIMITS.name),
  /** Any input becomes a slug. */
  slug: z.pipe(
    z.pipe(z.string(), z.transform(toSlug)),
    requiredText(LIMITS.slug).check(
      z.refine((slug) => slug === '' || isLockableSlug(slug), { error: ISSUE.slugReserved }),
    ),
  ),
  excerpt: optionalText(LIMITS.excerpt),
  content: optionalText(LIMITS.content),
});

/**
 * A slug from a title or from what was typed: lower case, white space to hyphens, nothing but Thai letters, word
 * characters and hyphens, no repeated, leading or trailing hyphens (requirements section 4).
 */
export function toSlug(text: string): string {
  return text
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^\u0E00-\u0E7F\w-]+/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** Whether a text can be the id of a slug's companion (`blog_slugs/{slug}`): Firestore reserves `__...__`. */
export function isLockableSlug(slug: string): boolean {
  return /^(?!\.{1,2}$)(?!__.*__$)[^/]{1,500}$/u.test(slug);
}
