import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

/**
 * What a query finds, page by page; no page is empty. Each page begins after the last document as it was read: what its reader
 * changes or leaves is not read again.
 * @param query with an order
 * @param size documents per page
 */
export async function* pagesOf(query: Query, size: number): AsyncGenerator<QueryDocumentSnapshot[]> {
  const page = query.limit(size);
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await (last === undefined ? page : page.startAfter(last)).get();
    if (docs.length > 0) yield docs;
    last = docs.length < size ? undefined : docs.at(-1);
  } while (last !== undefined);
}
