import type { ListDefinition } from '@app/domain/lists';
import { codeOf } from '../lib/errors.ts';
import { NOT_FOUND, db, runTransaction } from '../lib/firestore.ts';
import { newSearchWords } from './search-words.ts';

/** Writes the search words of a document's current text. @returns whether anything was written */
export function keepSearchWords(list: ListDefinition, id: string): Promise<boolean> {
  return runTransaction(`${list.collection}/${id}`, async (transaction) => {
    const found = await transaction.get(db().collection(list.collection).doc(id));
    const words = found.exists ? newSearchWords(list, { ...found.data(), id }) : null;
    if (words !== null) transaction.update(found.ref, { search_words: words });
    return words !== null;
  });
}

/** Writes these search words into a document. @returns false when it was deleted */
export async function writeSearchWords(list: ListDefinition, id: string, words: string[]): Promise<boolean> {
  try {
    await db().collection(list.collection).doc(id).update({ search_words: words });
    return true;
  } catch (error) {
    if (codeOf(error) === NOT_FOUND) return false;
    throw error;
  }
}
