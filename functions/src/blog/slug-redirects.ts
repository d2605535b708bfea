/** Where a former slug leads: to a post, not to another slug, so that redirects never form a chain. */
export interface Redirect {
  post_id: string;
  /** When the post gave the slug up, by Firestore's clock. */
  created_at: Date;
}

export interface RedirectPlan {
  /** Slugs that from now on lead to the post. */
  set: string[];
  /** Slugs whose redirect is deleted. */
  remove: string[];
}

/** What is known of one slug. */
export interface KnownSlug {
  /** The post that has it now, null when none. */
  holder: string | null;
  redirect: Redirect | null;
}

/**
 * Plans the redirects of an existing post's slugs. The current slug of a post is no redirect. A former slug of this post
 * redirects to it, unless another post has it now or gave it up later: the last post to have an address keeps it.
 * @param current the post's slug now
 * @param at when the slug changed
 * @param slugs those the event mentions, and the current one
 */
export function planRedirects(
  postId: string,
  current: string,
  at: Date,
  slugs: ReadonlyMap<string, KnownSlug>,
): RedirectPlan {
  const plan: RedirectPlan = { set: [], remove: [] };
  for (const [slug, { holder, redirect }] of slugs) {
    if (slug === current) {
      if (redirect !== null) plan.remove.push(slug);
      continue;
    }
    const another = holder !== null && holder !== postId;
    const told = redirect !== null && (redirect.post_id === postId || redirect.created_at > at);
    if (!another && !told) plan.set.push(slug);
  }
  return plan;
}
