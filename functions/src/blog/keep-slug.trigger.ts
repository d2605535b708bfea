import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { COLLECTIONS } from '@app/domain/paths';
import { handle, infoOf, paramOf } from '../lib/handle.ts';
import { isLockable } from './slug-lock.ts';
import { keepSlugs } from './slug.repo.ts';

/** No two posts share a slug: a post that was written without its companion `blog_slugs/{slug}` is given one. */
export const keepSlugOfPost = onDocumentWritten(
  { document: `${COLLECTIONS.blogPosts}/{postId}`, retry: true },
  (event) =>
    handle(
      'keepSlugOfPost',
      infoOf(event),
      () => [event.data?.before.get('slug'), event.data?.after.get('slug')] as unknown[],
      async ([before, after]) => {
        if (before === after) return { outcome: 'nothing to do' };
        const { claim, release } = await keepSlugs(
          paramOf(event, 'postId'),
          [before, after].filter(isLockable),
        );
        return { outcome: 'kept', count: release.length + (claim === null ? 0 : 1) };
      },
    ),
);
