import { instant } from '@app/domain/codec';
import { COLLECTIONS, paths } from '@app/domain/paths';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { db, document, runTransaction } from '../lib/firestore.ts';
import { isLockable, planSlugs, type SlugPlan } from './slug-lock.ts';
import { planRedirects, type Redirect } from './slug-redirects.ts';

/**
 * Sets locks and redirects to the post's current state, whatever the event said.
 * @param seen slugs that the event mentions, @param at when it happened
 * @returns what became of the locks, and how many redirects changed
 */
export function keepSlugs(
  postId: string,
  seen: readonly string[],
  at: Date,
): Promise<SlugPlan & { redirects: number }> {
  return runTransaction(paths.blogPost(postId), async (transaction) => {
    const post = await transaction.get(document(paths.blogPost(postId)));
    const slug: unknown = post.get('slug');
    const current = isLockable(slug) ? slug : null;
    const slugs = [...new Set([...seen, ...(current === null ? [] : [current])])];
    const locks = await readAll(transaction, slugs.map(paths.blogSlug));
    const holders = new Map(locks.map((held) => [held.id, held.exists ? String(held.get('post_id')) : null]));
    const redirects = post.exists
      ? await readAll(transaction, slugs.map(paths.blogRedirect))
      : (await transaction.get(db().collection(COLLECTIONS.blogRedirects).where('post_id', '==', postId)))
          .docs;

    const plan = planSlugs(postId, current, holders);
    if (plan.claim !== null) transaction.create(document(paths.blogSlug(plan.claim)), { post_id: postId });
    for (const old of plan.release) transaction.delete(document(paths.blogSlug(old)));
    if (!post.exists) {
      for (const { ref } of redirects) transaction.delete(ref);
      return { ...plan, redirects: redirects.length };
    }
    const known = new Map(
      redirects.map((found) => [
        found.id,
        { holder: holders.get(found.id) ?? null, redirect: redirectIn(found) },
      ]),
    );
    const { set, remove } = planRedirects(postId, typeof slug === 'string' ? slug : '', at, known);
    for (const old of set)
      transaction.set(document(paths.blogRedirect(old)), { post_id: postId, created_at: at });
    for (const taken of remove) transaction.delete(document(paths.blogRedirect(taken)));
    return { ...plan, redirects: set.length + remove.length };
  });
}

async function readAll(transaction: Transaction, of: readonly string[]): Promise<DocumentSnapshot[]> {
  return of.length === 0 ? [] : transaction.getAll(...of.map(document));
}

function redirectIn(found: DocumentSnapshot): Redirect | null {
  if (!found.exists) return null;
  return {
    post_id: String(found.get('post_id')),
    created_at: instant.safeParse(found.get('created_at')).data ?? new Date(0),
  };
}
