import { effect } from '../lib/effect.ts';
import { isLockable } from './slug-lock.ts';
import { keepSlugs } from './slug.repo.ts';

/**
 * No two posts share a slug: a post that was written without its companion `blog_slugs/{slug}` is given one. And no
 * address is lost: a slug that a post gives up leads to it from then on (decision 072).
 */
export const keepSlugOfPost = effect(
  'keepSlugOfPost',
  (event) => ({
    slugs: [event.data?.before.get('slug'), event.data?.after.get('slug')] as unknown[],
    at: event.data?.after.updateTime?.toDate() ?? new Date(event.time),
  }),
  async ({ slugs, at }, { id }) => {
    const [before, after] = slugs;
    if (before === after) return { outcome: 'nothing to do' };
    const { claim, release, redirects } = await keepSlugs(id, slugs.filter(isLockable), at);
    return { outcome: 'kept', count: release.length + (claim === null ? 0 : 1) + redirects };
  },
);
