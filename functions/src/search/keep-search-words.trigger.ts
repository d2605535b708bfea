import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { LISTS, type ListDefinition } from '@app/domain/lists';
import { handle, infoOf, paramOf } from '../lib/handle.ts';
import { keepSearchWords } from './search-words.repo.ts';
import { needsSearchWords } from './search-words.ts';

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

export const keepSearchWordsOfCase = keepSearchWordsOf('keepSearchWordsOfCase', LISTS.adminCases);
export const keepSearchWordsOfPartner = keepSearchWordsOf('keepSearchWordsOfPartner', LISTS.partners);
export const keepSearchWordsOfMessage = keepSearchWordsOf('keepSearchWordsOfMessage', LISTS.messages);
export const keepSearchWordsOfPost = keepSearchWordsOf('keepSearchWordsOfPost', LISTS.posts);
