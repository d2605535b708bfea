import { bucket } from '../lib/storage.ts';
import type { ObjectDeps, SweptObject } from './sweep.ts';

/** Objects asked for at once. */
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

/** What the library types as always there is null behind the last page. */
function pageTokenOf(query: { pageToken?: string } | object | null): string | undefined {
  return query !== null && 'pageToken' in query ? query.pageToken : undefined;
}

/** Deletes an object; one that is gone already is success. */
export async function remove(path: string): Promise<void> {
  await (await bucket()).file(path).delete({ ignoreNotFound: true });
}

/** What it takes to sweep exports: no document, and so none of Firestore's libraries. */
export const objectDeps: ObjectDeps = {
  now: () => new Date(),
  pages,
  remove,
};
