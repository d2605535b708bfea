import { blogFormSchema, type BlogPost } from '@app/domain/blog';
import { LIMITS } from '@app/domain/limits';
import { isBlank, ISSUE, optionalText } from '@app/domain/text';
import { TRANSLATED, type Translations } from '@app/domain/translations';
import * as z from 'zod/mini';

/** Missing in drafts of the time before translations. */
const translated = z._default(z.string(), '');

/** What an editor holds of an article, as it is typed. Translations are fields like the others; '' is none. */
export const articleSchema = z.object({
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  content: z.string(),
  image_url: z.nullable(z.string()),
  title_en: translated,
  excerpt_en: translated,
  content_en: translated,
  title_zh: translated,
  excerpt_zh: translated,
  content_zh: translated,
});
export type Article = z.infer<typeof articleSchema>;

/** The parts of an article, in the order of the form. */
export const PARTS = z.keyof(articleSchema).options;

/** A title without a text, or a text without a title, is no translation. */
const bothOrNeither = TRANSLATED.flatMap((language) =>
  (['title', 'content'] as const).map((part) => {
    const [own, other] = [
      `${part}_${language}`,
      `${part === 'title' ? 'content' : 'title'}_${language}`,
    ] as const;
    return z.refine<Article>((article) => !isBlank(article[own]) || isBlank(article[other]), {
      path: [own],
      error: ISSUE.required,
    });
  }),
);

/** The article as it may be saved. */
export const articleFormSchema = z
  .extend(blogFormSchema, {
    image_url: z.nullable(z.string()),
    title_en: optionalText(LIMITS.name),
    excerpt_en: optionalText(LIMITS.excerpt),
    content_en: optionalText(LIMITS.translatedContent),
    title_zh: optionalText(LIMITS.name),
    excerpt_zh: optionalText(LIMITS.excerpt),
    content_zh: optionalText(LIMITS.translatedContent),
  })
  .check(...bothOrNeither);

export const NO_ARTICLE: Article = articleSchema.parse({
  title: '',
  slug: '',
  excerpt: '',
  content: '',
  image_url: null,
});

/** One version of an article: what it says, and when that was saved. Equal for two looks at the same version. */
const versionSchema = z.extend(articleSchema, { saved: z.array(z.number()) });
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

/** The article without what else an object holds. */
export function partsOf(one: Article): Article {
  return articleSchema.parse(one);
}

/** A stored article as the editor holds it. */
export function articleOf(post: BlogPost): Article {
  const { title, slug, excerpt, content, image_url, title_i18n, excerpt_i18n, content_i18n } = post;
  return {
    ...{ title, slug, excerpt, content, image_url },
    title_en: title_i18n?.en ?? '',
    excerpt_en: excerpt_i18n?.en ?? '',
    content_en: content_i18n?.en ?? '',
    title_zh: title_i18n?.zh ?? '',
    excerpt_zh: excerpt_i18n?.zh ?? '',
    content_zh: content_i18n?.zh ?? '',
  };
}

type TranslationField = 'title_i18n' | 'excerpt_i18n' | 'content_i18n';

/** The translations of an article as they are stored; a field without any is left out. */
export function translationsOf(
  article: Article,
): Partial<Record<TranslationField, NonNullable<Translations>>> {
  const fields = (['title', 'excerpt', 'content'] as const).map((part) => {
    const texts = TRANSLATED.map((language) => [language, article[`${part}_${language}`]] as const);
    return [`${part}_i18n`, Object.fromEntries(texts.filter(([, text]) => text !== ''))] as const;
  });
  return Object.fromEntries(fields.filter(([, texts]) => Object.keys(texts).length > 0));
}

export function versionOf(post: BlogPost): Version {
  const { published_at, first_published_at, updated_at } = post;
  const times = [published_at, first_published_at, updated_at];
  return { ...articleOf(post), saved: times.map((time) => time?.getTime() ?? 0) };
}

/** In which parts two articles differ, in the order of the form. */
export function differences(one: Article, other: Article): (keyof Article)[] {
  return PARTS.filter((part) => one[part] !== other[part]);
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
