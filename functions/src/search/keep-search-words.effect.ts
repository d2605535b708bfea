import { LISTS, type ListDefinition } from '@app/domain/lists';
import { type Created, type Effect, effect } from '../lib/effect.ts';
import { idOf } from '../lib/handle.ts';
import { keepSearchWords, writeSearchWords } from './search-words.repo.ts';
import { needsSearchWords, newSearchWords } from './search-words.ts';

/** The words by which lists find a document follow what it says; the write of the words themselves ends here. */
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
 * For what keeps saying what it said when it was created (docs/decisions/082): its words are written once, from the event
 * itself. A case is given its words with its number (`case/case-number.repo.ts`).
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

export const keepSearchWordsOfMessage = writeWordsOf('keepSearchWordsOfMessage', LISTS.messages);

export const keepSearchWordsOfPartner = keepWordsOf('keepSearchWordsOfPartner', LISTS.partners);
export const keepSearchWordsOfPost = keepWordsOf('keepSearchWordsOfPost', LISTS.posts);
