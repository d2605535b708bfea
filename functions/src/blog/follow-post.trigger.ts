import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { COLLECTIONS } from '@app/domain/paths';
import { auditDeletedPost } from '../audit/audit-deletion.effect.ts';
import { sideBySide } from '../lib/effect.ts';
import { keepSearchWordsOfPost } from '../search/keep-search-words.effect.ts';
import { keepSlugOfPost } from './keep-slug.effect.ts';
import { renderPost } from './render-post.effect.ts';

/** Runs all effects of a written or changed article. */
export const followPost = onDocumentWritten(
  { document: `${COLLECTIONS.blogPosts}/{postId}`, retry: true },
  (event) => sideBySide(event, [keepSlugOfPost, keepSearchWordsOfPost, auditDeletedPost, renderPost]),
);
