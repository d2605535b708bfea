import type { CollectionReference } from 'firebase-admin/firestore';
import { db } from './server.ts';

/** Every document of the project with all its subcollections, as text by path, without a list of collections. */
export async function wholeDatabase(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const read = async (collection: CollectionReference): Promise<void> => {
    for (const reference of await collection.listDocuments()) {
      const snapshot = await reference.get();
      if (snapshot.exists) found.set(reference.path, JSON.stringify(snapshot.data()));
      for (const below of await reference.listCollections()) await read(below);
    }
  };
  for (const collection of await db.listCollections()) await read(collection);
  return found;
}

/** The paths of all documents whose content or path contains one of the words. */
export async function pathsHolding(words: readonly string[]): Promise<string[]> {
  const all = await wholeDatabase();
  return [...all]
    .filter(([path, text]) => words.some((word) => path.includes(word) || text.includes(word)))
    .map(([path]) => path)
    .sort();
}
