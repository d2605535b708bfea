import type { ListDefinition } from '@app/domain/lists';
import { db } from '../lib/firestore.ts';
import { newSearchWords } from './search-words.ts';

/** Gives a document the search words of what it says NOW. @returns whether anything was written */
export function keepSearchWords(list: ListDefinition, id: string): Promise<boolean> {
  return db().runTransaction(async (transaction) => {
    const found = await transaction.get(db().collection(list.collection).doc(id));
    const words = found.exists ? newSearchWords(list, { ...found.data(), id }) : null;
    if (words !== null) transaction.update(found.ref, { search_words: words });
    return words !== null;
  });
}
