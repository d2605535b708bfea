import type { CollectionReference } from 'firebase-admin/firestore';
import { db } from './server.ts';

/** Every document of the project with all collections below it, as text by path: nobody names the collections. */
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

/** The paths of all documents in which one of the words stands, or whose own path has it. */
export async function pathsHolding(words: readonly string[]): Promise<string[]> {
  const all = await wholeDatabase();
  return [...all]
    .filter(([path, text]) => words.some((word) => path.includes(word) || text.includes(word)))
    .map(([path]) => path)
    .sort();
}
