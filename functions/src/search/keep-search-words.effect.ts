import { LISTS, type ListDefinition } from '@app/domain/lists';
import { type Created, type Effect, effect } from '../lib/effect.ts';
import { idOf } from '../lib/handle.ts';
import { keepSearchWords, writeSearchWords } from './search-words.repo.ts';
import { needsSearchWords, newSearchWords } from './search-words.ts';

/** Keeps a document's search words in step with its text; the write of the words triggers no further one. */
function keepWordsOf(fn: string, list: ListDefinition): Effect {
  return effect(
    fn,
    (event) => needsSearchWords(list, event.data?.before.data(), event.data?.after.data()),
    async (needed, { id }) => {
      const isKept = needed && (await keepSearchWords(list, id));
      return { outcome: isKept ? 'kept' : 'nothing to do' };
    },
  );
}

/**
 * For documents whose text never changes (docs/decisions/082): their search words are written once, from the event. A case
 * gets its search words with its number (`case/case-number.repo.ts`).
 */
function writeWordsOf(fn: string, list: ListDefinition): Effect<Created> {
  return effect(
    fn,
    (event: Created) =>
      event.data === undefined ? null : newSearchWords(list, { ...event.data.data(), id: idOf(event) }),
    async (words, { id }) => {
      const isWritten = words !== null && (await writeSearchWords(list, id, words));
      return { outcome: isWritten ? 'kept' : 'nothing to do' };
    },
  );
}

export const keepSearchWordsOfMessage = writeWordsOf('keepSearchWordsOfMessage', LISTS.contactMessages);

export const keepSearchWordsOfPartner = keepWordsOf('keepSearchWordsOfPartner', LISTS.partners);
export const keepSearchWordsOfPost = keepWordsOf('keepSearchWordsOfPost', LISTS.posts);
