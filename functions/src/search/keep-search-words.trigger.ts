import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/v2/firestore';
import { LISTS, type ListDefinition } from '@app/domain/lists';
import { handle, infoOf, paramOf } from '../lib/handle.ts';
import { keepSearchWords, writeSearchWords } from './search-words.repo.ts';
import { needsSearchWords, newSearchWords } from './search-words.ts';

/** The words by which lists find a document follow what it says; the write of the words themselves ends here. */
function keepSearchWordsOf(fn: string, list: ListDefinition) {
  return onDocumentWritten({ document: `${list.collection}/{id}`, retry: true }, (event) =>
    handle(
      fn,
      infoOf(event),
      () => needsSearchWords(list, event.data?.before.data(), event.data?.after.data()),
      async (needed) => {
        if (!needed) return { outcome: 'nothing to do' };
        return { outcome: (await keepSearchWords(list, paramOf(event, 'id'))) ? 'kept' : 'nothing to do' };
      },
    ),
  );
}

/**
 * For what keeps saying what it said when it was created (docs/decisions/082): its words are written once, from the event
 * itself, and no later write starts a function for them, neither the words' own nor that a message is read.
 */
function writeSearchWordsOf(fn: string, list: ListDefinition) {
  return onDocumentCreated({ document: `${list.collection}/{id}`, retry: true }, (event) =>
    handle(
      fn,
      infoOf(event),
      () => {
        const id = paramOf(event, 'id');
        return { id, words: newSearchWords(list, { ...event.data?.data(), id }) };
      },
      async ({ id, words }) => {
        const isWritten = words !== null && (await writeSearchWords(list, id, words));
        return { outcome: isWritten ? 'kept' : 'nothing to do' };
      },
    ),
  );
}

export const keepSearchWordsOfCase = writeSearchWordsOf('keepSearchWordsOfCase', LISTS.adminCases);
export const keepSearchWordsOfMessage = writeSearchWordsOf('keepSearchWordsOfMessage', LISTS.messages);
export const keepSearchWordsOfPartner = keepSearchWordsOf('keepSearchWordsOfPartner', LISTS.partners);
export const keepSearchWordsOfPost = keepSearchWordsOf('keepSearchWordsOfPost', LISTS.posts);
