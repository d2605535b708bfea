import { COLLECTIONS } from '@app/domain/paths';
import { db } from '../lib/firestore.ts';
import { isLockable, planSlugs, type SlugPlan } from './slug-lock.ts';

/** Brings the locks to what the post says NOW. @param seen slugs that the event mentions */
export function keepSlugs(postId: string, seen: string[]): Promise<SlugPlan> {
  return db().runTransaction(async (transaction) => {
    const post = await transaction.get(db().collection(COLLECTIONS.blogPosts).doc(postId));
    const slug: unknown = post.get('slug');
    const current = isLockable(slug) ? slug : null;
    const slugs = [...new Set([...seen, ...(current === null ? [] : [current])])];
    const lock = (name: string) => db().collection(COLLECTIONS.blogSlugs).doc(name);
    const locks = slugs.length === 0 ? [] : await transaction.getAll(...slugs.map(lock));
    const holders = new Map(locks.map((held) => [held.id, held.exists ? String(held.get('post_id')) : null]));
    const plan = planSlugs(postId, current, holders);
    if (plan.claim !== null) transaction.create(lock(plan.claim), { post_id: postId });
    for (const old of plan.release) transaction.delete(lock(old));
    return plan;
  });
}
