import { FieldPath, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { db } from '../lib/firestore.ts';
import { pagesOf } from '../lib/pages.repo.ts';

/** Documents read, and written in one commit. */
const PORTION = 100;

/** All documents of a query that filters by equality, in the order of their ids. */
export function portionsOf(query: Query): AsyncGenerator<QueryDocumentSnapshot[]> {
  return pagesOf(query.orderBy(FieldPath.documentId()), PORTION);
}

/** Deletes what a query finds. @returns how many documents */
export async function deleteAll(query: Query): Promise<number> {
  let count = 0;
  for await (const portion of portionsOf(query)) count += await changeAll(portion, () => null);
  return count;
}

/**
 * Changes documents in one commit.
 * @param change the fields to set; null deletes, undefined leaves the document as it is
 * @returns how many were written
 */
export async function changeAll(
  portion: readonly QueryDocumentSnapshot[],
  change: (found: QueryDocumentSnapshot) => Record<string, unknown> | null | undefined,
): Promise<number> {
  const batch = db().batch();
  let count = 0;
  for (const found of portion) {
    const fields = change(found);
    if (fields === undefined) continue;
    count += 1;
    if (fields === null) batch.delete(found.ref);
    else batch.update(found.ref, fields);
  }
  if (count > 0) await batch.commit();
  return count;
}
