import { blogPostSchema, isLockableSlug, type BlogPost } from '@app/domain/blog';
import { paths } from '@app/domain/paths';
import {
  deleteField,
  doc,
  serverTimestamp,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase/firestore';
import { commit } from '@/lib/firebase/commit';
import { db } from '@/lib/firebase/firestore';
import { decode } from '@/lib/live/live-sources';
import {
  articleOf,
  isSameArticle,
  isSameVersion,
  translationsOf,
  versionOf,
  type Article,
  type Version,
} from '../article';

export interface PostToSave {
  id: string;
  /** The version that its author has seen; null: the article is new. */
  over: Version | null;
  article: Article;
  author: { uid: string; name: string; avatar_url: string | null };
}

export type SaveOutcome =
  | { kind: 'saved' }
  /** Somebody has saved another version meanwhile: nothing was written. */
  | { kind: 'changed'; theirs: BlogPost }
  /** Somebody has deleted it meanwhile: nothing was written. */
  | { kind: 'gone' }
  /** Another article has this slug: nothing was written. */
  | { kind: 'slugTaken' };

/** Translations that have been taken away. */
const NO_TRANSLATIONS = {
  title_i18n: deleteField(),
  excerpt_i18n: deleteField(),
  content_i18n: deleteField(),
};

/**
 * Saves an article and its slug's companion document together (requirements section 7, Admin blog; decision 071). Every
 * save publishes; the date of the first publication stays. Idempotent: may be retried with the same id.
 * @throws see lib/firebase/commit.ts
 */
export function savePost(post: PostToSave): Promise<SaveOutcome> {
  return commit((transaction) => save(transaction, post));
}

async function save(
  transaction: Transaction,
  { id, over, article, author }: PostToSave,
): Promise<SaveOutcome> {
  const ref = doc(db, paths.blogPost(id));
  const stored = await transaction.get(ref);
  const theirs = decode(stored, blogPostSchema);
  if (!stored.exists() && over !== null) return { kind: 'gone' };
  if (theirs !== null) {
    const same = isSameArticle(articleOf(theirs), article);
    // An earlier attempt whose answer was lost.
    if (same && over === null) return { kind: 'saved' };
    if (!same && (over === null || !isSameVersion(versionOf(theirs), over)))
      return { kind: 'changed', theirs };
  }
  const slugs = await readSlugs(transaction, id, stored, article.slug);
  if (slugs === 'taken') return { kind: 'slugTaken' };

  const { title, slug, excerpt, content, image_url } = article;
  const fields = {
    ...{ title, slug, excerpt, content, image_url },
    author_name: author.name,
    author_avatar_url: author.avatar_url,
    published_at: serverTimestamp(),
    updated_at: serverTimestamp(),
  };
  const translations = translationsOf(article);
  if (stored.exists()) {
    // As it is stored: a `Date` would lose its microseconds.
    const first: unknown = stored.get('first_published_at') ?? stored.get('published_at');
    transaction.update(ref, { ...NO_TRANSLATIONS, ...fields, ...translations, first_published_at: first });
  } else {
    transaction.set(ref, {
      ...fields,
      ...translations,
      first_published_at: serverTimestamp(),
      user_id: author.uid,
    });
  }
  if (slugs.release !== null) transaction.delete(doc(db, paths.blogSlug(slugs.release)));
  if (slugs.claim !== null) transaction.set(doc(db, paths.blogSlug(slugs.claim)), { post_id: id });
  return { kind: 'saved' };
}

/** Which companions the save brings and takes; a function looks after what is missing (decision 022). */
async function readSlugs(
  transaction: Transaction,
  id: string,
  stored: DocumentSnapshot,
  slug: string,
): Promise<{ claim: string | null; release: string | null } | 'taken'> {
  const companion = await transaction.get(doc(db, paths.blogSlug(slug)));
  if (companion.exists() && companion.get('post_id') !== id) return 'taken';
  const old: unknown = stored.exists() ? stored.get('slug') : undefined;
  let release = null;
  if (typeof old === 'string' && old !== slug && isLockableSlug(old)) {
    const held = await transaction.get(doc(db, paths.blogSlug(old)));
    if (held.exists() && held.get('post_id') === id) release = old;
  }
  return { claim: companion.exists() ? null : slug, release };
}
