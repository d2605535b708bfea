import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { db } from './firestore.ts';

/** Documents per query. */
const PAGE = 200;

/**
 * The documents of all subcollections of a name whose last day is one of these, page by page. Needs a collection group index.
 * @param field holds the day
 */
export async function* pagesEndingOn(
  collection: string,
  field: string,
  days: readonly string[],
): AsyncGenerator<QueryDocumentSnapshot[]> {
  const due = db().collectionGroup(collection).where(field, 'in', days).orderBy(field, 'asc').limit(PAGE);
  for (let page = await due.get(); !page.empty;) {
    yield page.docs;
    const last = page.docs.at(-1);
    if (last === undefined || page.size < PAGE) return;
    page = await due.startAfter(last).get();
  }
}
