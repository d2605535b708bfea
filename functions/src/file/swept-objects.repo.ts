import { bucket } from '../lib/storage.ts';
import type { ObjectDeps, SweptObject } from './sweep.ts';

/** Objects per request. */
const PAGE = 500;

/** The objects under a prefix, page by page. */
export async function* pages(prefix: string): AsyncIterable<SweptObject[]> {
  const storage = await bucket();
  let pageToken: string | undefined;
  do {
    const more = pageToken === undefined ? {} : { pageToken };
    const [files, next] = await storage.getFiles({ prefix, maxResults: PAGE, autoPaginate: false, ...more });
    yield files.map(({ name, metadata }) => ({
      path: name,
      storedAt: new Date(metadata.timeCreated ?? Date.now()),
    }));
    pageToken = pageTokenOf(next);
  } while (pageToken !== undefined);
}

/** Typed by the library as always present, but null after the last page. */
function pageTokenOf(query: { pageToken?: string } | object | null): string | undefined {
  return query !== null && 'pageToken' in query ? query.pageToken : undefined;
}

/** Idempotent: deletes an object. */
export async function remove(path: string): Promise<void> {
  await (await bucket()).file(path).delete({ ignoreNotFound: true });
}

/** What sweeping exports needs: no document, so that Firestore's libraries are not loaded. */
export const objectDeps: ObjectDeps = {
  now: () => new Date(),
  pages,
  remove,
};
