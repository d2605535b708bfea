import { blogFormSchema, type BlogPost } from '@app/domain/blog';
import * as z from 'zod/mini';

/** What an editor holds of an article, as it is typed. */
export const articleSchema = z.object({
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  content: z.string(),
  image_url: z.nullable(z.string()),
});
export type Article = z.infer<typeof articleSchema>;

/** The article as it may be saved. */
export const articleFormSchema = z.extend(blogFormSchema, { image_url: z.nullable(z.string()) });

export const NO_ARTICLE: Article = { title: '', slug: '', excerpt: '', content: '', image_url: null };

/** One version of an article: what it says, and when that was saved. Equal for two looks at the same version. */
export const versionSchema = z.extend(articleSchema, { saved: z.array(z.number()) });
export type Version = z.infer<typeof versionSchema>;

/** An unfinished article, kept in the tab. */
export const postDraftSchema = z.object({
  /** Of the article, also before it is there: however often it is sent there is one. */
  postId: z.string().check(z.minLength(1)),
  /** The version over which it was typed; null for a new article. */
  over: z.nullable(versionSchema),
  article: articleSchema,
  slugByHand: z.boolean(),
});
export type PostDraft = z.infer<typeof postDraftSchema>;

export function articleOf({ title, slug, excerpt, content, image_url }: Article): Article {
  return { title, slug, excerpt, content, image_url };
}

export function versionOf(post: BlogPost): Version {
  const { published_at, first_published_at, updated_at } = post;
  const times = [published_at, first_published_at, updated_at];
  return { ...articleOf(post), saved: times.map((time) => time?.getTime() ?? 0) };
}

/** In which parts two articles differ, in the order of the form. */
export function differences(one: Article, other: Article): (keyof Article)[] {
  const parts = ['title', 'slug', 'excerpt', 'content', 'image_url'] as const;
  return parts.filter((part) => one[part] !== other[part]);
}

export function isSameArticle(one: Article, other: Article): boolean {
  return differences(one, other).length === 0;
}

/** Was `one` saved after `other`? A listener may lag behind what a save has just seen. */
export function isNewer(one: Version, other: Version): boolean {
  return !isSameVersion(one, other) && Math.max(...one.saved) >= Math.max(...other.saved);
}

export function isSameVersion(one: Version, other: Version): boolean {
  return isSameArticle(one, other) && one.saved.every((time, index) => time === other.saved[index]);
}
