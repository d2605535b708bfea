import { effect } from '../lib/effect.ts';
import { isLockable } from './slug-lock.ts';
import { keepSlugs } from './slug.repo.ts';

/**
 * No two posts share a slug: a post that was written without its companion `blog_slugs/{slug}` gets one. No address is
 * lost: a post's former slug redirects to it (decision 072).
 */
export const keepSlugOfPost = effect(
  'keepSlugOfPost',
  (event): unknown[] => [event.data?.before.get('slug'), event.data?.after.get('slug')],
  async (slugs, { id, at }) => {
    const [before, after] = slugs;
    if (before === after) return { outcome: 'nothing to do' };
    const { claim, release, redirects } = await keepSlugs(id, slugs.filter(isLockable), at);
    return { outcome: 'kept', count: release.length + (claim === null ? 0 : 1) + redirects };
  },
);
