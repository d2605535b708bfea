import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { db } from './firestore.ts';
import { pagesOf } from './pages.repo.ts';

/** Documents per query. */
const PAGE = 200;

/**
 * The documents of all subcollections of a name whose last day is one of these, page by page. Needs a collection group index.
 * @param field holds the day
 */
export function pagesEndingOn(
  collection: string,
  field: string,
  days: readonly string[],
): AsyncGenerator<QueryDocumentSnapshot[]> {
  const due = db().collectionGroup(collection).where(field, 'in', days).orderBy(field, 'asc');
  return pagesOf(due, PAGE);
}
