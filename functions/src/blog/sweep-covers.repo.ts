import { COLLECTIONS } from '@app/domain/paths';
import { db } from '../lib/firestore.ts';
import { pagesOf } from '../lib/pages.repo.ts';
import { pages, remove } from '../file/swept-objects.repo.ts';
import type { CoverDeps } from './sweep-covers.ts';

/** Values that one `in` may name. */
const MOST = 30;
/** Articles read at once: a text has up to 200,000 characters. */
const TEXTS = 50;

async function covers(paths: readonly string[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (let start = 0; start < paths.length; start += MOST) {
    const some = paths.slice(start, start + MOST);
    const posts = await db()
      .collection(COLLECTIONS.blogPosts)
      .where('image_url', 'in', some)
      .select('image_url')
      .get();
    for (const post of posts.docs) found.add(String(post.get('image_url')));
  }
  return found;
}

/** An address in a text holds the path encoded; its file name has no letters that two encoders would write differently. */
async function named(paths: readonly string[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const all = db()
    .collection(COLLECTIONS.blogPosts)
    .orderBy('__name__')
    .select('content', 'content_i18n', 'image_url');
  for await (const posts of pagesOf(all, TEXTS)) {
    for (const post of posts) {
      const text = `${String(post.get('content'))} ${JSON.stringify(post.get('content_i18n') ?? '')} ${String(post.get('image_url'))}`;
      for (const path of paths)
        if (text.includes(path) || text.includes(encodeURIComponent(path))) found.add(path);
    }
  }
  return found;
}

export const coverDeps: CoverDeps = { now: () => new Date(), pages, covers, named, remove };
