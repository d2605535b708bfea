import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { CASE_DOCUMENTS } from '@app/domain/paths';
import { placeOf } from '../file/stored-file.ts';
import { db, document } from '../lib/firestore.ts';

/** Values that one `in` may name. */
const MOST = 30;

const all = (): Query => db().collectionGroup(CASE_DOCUMENTS);

/** Everything that an account has added to cases. */
export const documentsBy = (uid: string): Query => all().where('user_id', '==', uid);

/** The documents of this author that name the path. */
async function documentsOf(path: string, uid: string): Promise<QueryDocumentSnapshot[]> {
  const found = await all().where('path', '==', path).get();
  return found.docs.filter((item) => item.get('user_id') === uid);
}

/** The cases to which an account added a file as a document. */
export async function casesDocumenting(path: string, uid: string): Promise<string[]> {
  const found = await documentsOf(path, uid);
  return [...new Set(found.flatMap(({ ref }) => ref.parent.parent?.id ?? []))];
}

/** Idempotent: deletes the documents of this author that name the path. @returns how many */
export async function dropDocuments(path: string, uid: string): Promise<number> {
  const found = await documentsOf(path, uid);
  await Promise.all(found.map(({ ref }) => ref.delete()));
  return found.length;
}

/** Idempotent: deletes one document. */
export async function removeDocument(path: string): Promise<void> {
  await document(path).delete();
}

/** Those of the paths that their folder's owner has added to a case. */
export async function documentPaths(candidates: readonly string[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (let start = 0; start < candidates.length; start += MOST) {
    const documents = await all()
      .where('path', 'in', candidates.slice(start, start + MOST))
      .select('user_id', 'path')
      .get();
    for (const item of documents.docs) {
      const path = String(item.get('path'));
      if (placeOf(path)?.uid === item.get('user_id')) found.add(path);
    }
  }
  return found;
}
