import { isLockableSlug } from '@app/domain/blog';

/** The planned changes of the locks of a post's slugs. */
export interface SlugPlan {
  claim: string | null;
  release: string[];
}

/** A slug that may be a document id; others cannot be locked. */
export function isLockable(slug: unknown): slug is string {
  return typeof slug === 'string' && isLockableSlug(slug);
}

/**
 * @param current the post's slug now, null when the post is gone
 * @param holders for each slug the post has had or has: which post holds it, null when none
 */
export function planSlugs(
  postId: string,
  current: string | null,
  holders: ReadonlyMap<string, string | null>,
): SlugPlan {
  const release = [...holders]
    .filter(([slug, holder]) => slug !== current && holder === postId)
    .map(([slug]) => slug);
  const free = current !== null && holders.get(current) === null;
  return { claim: free ? current : null, release };
}
