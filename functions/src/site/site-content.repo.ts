import { blogCardSchema, blogPostSchema, isLockableSlug, type BlogPost } from '@app/domain/blog';
import { instant } from '@app/domain/codec';
import { COLLECTIONS, paths } from '@app/domain/paths';
import { publicFiguresSchema } from '@app/domain/public-figures';
import { roadmapStepSchema } from '@app/domain/roadmap';
import { FEATURED_LENGTH, testimonialSchema } from '@app/domain/testimonial';
import { inLanguage } from '@app/domain/translations';
import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { keptPosts } from '../blog/rendered-post.repo.ts';
import { renderedPost } from '../blog/rendered-post.ts';
import { db, document } from '../lib/firestore.ts';
import type { SiteContent } from './answer.ts';
import { loadRenderer, renderInTime } from './page-renderer.ts';

/** As many as a page of the blog's list shows, and as the rules allow the public (docs/contract.md). */
const POSTS = 50;
const STEPS = 200;
/** A site map has at most 50,000 addresses, three for each article. */
const ARTICLES = 15_000;

/** The fields of the list, without the text, which may be 600 KB. */
const CARD = z.keyof(blogCardSchema).options.filter((field) => field !== 'id');

interface Schema<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false };
}

/** Public content, read by the server. Invalid documents are skipped, as on the screens. */
export const siteContent: SiteContent = {
  testimonials: () =>
    list(
      db()
        .collection(COLLECTIONS.testimonials)
        .where('is_featured', '==', true)
        .orderBy('created_at', 'desc')
        .limit(FEATURED_LENGTH),
      testimonialSchema,
    ),
  posts: async (page) => {
    const { docs } = await newestPosts()
      .offset((page - 1) * POSTS)
      .limit(POSTS + 1)
      .select(...CARD)
      .get();
    return { posts: decodeAll(docs.slice(0, POSTS), blogCardSchema), hasOlder: docs.length > POSTS };
  },
  pages: async () => Math.ceil((await newestPosts().count().get()).data().count / POSTS),
  post: async (slug) => {
    const found = await db().collection(COLLECTIONS.blogPosts).where('slug', '==', slug).limit(1).get();
    return decode<BlogPost>(found.docs[0], blogPostSchema);
  },
  html: async (post, asked) => {
    const { articleVersion: version } = await loadRenderer();
    const { text: content, language } = inLanguage(post.content, post.content_i18n, asked);
    const deps = { ...keptPosts, version, render: renderInTime };
    return (await renderedPost(deps, { id: post.id, language, content })).html;
  },
  movedTo: async (slug) => {
    if (!isLockableSlug(slug)) return null;
    const redirect = await document(paths.blogRedirect(slug)).get();
    const postId: unknown = redirect.get('post_id');
    if (typeof postId !== 'string') return null;
    const now: unknown = (await document(paths.blogPost(postId)).get()).get('slug');
    return typeof now === 'string' ? now : null;
  },
  articles: async () => {
    const found = await newestPosts().limit(ARTICLES).select('slug', 'published_at').get();
    return found.docs.flatMap((post) => {
      const slug: unknown = post.get('slug');
      const changedAt = instant.safeParse(post.get('published_at')).data;
      return typeof slug === 'string' && changedAt !== undefined ? [{ slug, changedAt }] : [];
    });
  },
  figures: async () => {
    const read = publicFiguresSchema.safeParse((await document(paths.publicFigures).get()).data());
    return read.success ? read.data : null;
  },
  steps: () =>
    list(db().collection(COLLECTIONS.roadmapSteps).orderBy('step_number').limit(STEPS), roadmapStepSchema),
};

function newestPosts(): Query {
  return db().collection(COLLECTIONS.blogPosts).orderBy('published_at', 'desc');
}

async function list<T>(query: Query, schema: Schema<T>): Promise<T[]> {
  return decodeAll((await query.get()).docs, schema);
}

function decodeAll<T>(documents: readonly QueryDocumentSnapshot[], schema: Schema<T>): T[] {
  return documents.map((document) => decode(document, schema)).filter((entity) => entity !== null);
}

function decode<T>(document: QueryDocumentSnapshot | undefined, schema: Schema<T>): T | null {
  if (document === undefined) return null;
  const result = schema.safeParse({ ...document.data(), id: document.id });
  return result.success ? result.data : null;
}
