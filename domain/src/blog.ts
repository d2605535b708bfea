import * as z from 'zod';
import { instant } from './codec.ts';
import { LIMITS } from './limits.ts';
import { optionalText, requiredText } from './text.ts';

export const blogPostSchema = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  content: z.string(),
  /** Left out by the editor until an article has a cover. */
  image_url: z.string().nullable().default(null),
  author_name: z.string(),
  author_avatar_url: z.string().nullable(),
  published_at: instant,
  user_id: z.string(),
});
export type BlogPost = z.infer<typeof blogPostSchema>;

export const blogFormSchema = z.object({
  title: requiredText(LIMITS.name),
  slug: requiredText(LIMITS.slug),
  excerpt: optionalText(LIMITS.excerpt),
  content: optionalText(LIMITS.content),
});
export type BlogForm = z.infer<typeof blogFormSchema>;

/**
 * A slug from a title or from what was typed: lower case, white space to hyphens, nothing but Thai letters, word
 * characters and hyphens, no repeated, leading or trailing hyphens (SPEC section 4).
 */
export function toSlug(text: string): string {
  return text
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^\u0E00-\u0E7F\w-]+/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-+|-+$/g, '');
}
