import { LISTS, type ListDefinition } from '@app/domain/lists';
import { type Created, type Effect, effect, type Written } from '../lib/effect.ts';
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
 * itself.
 * @param created the document as it was created; undefined when the event tells of something else
 */
function writeWordsOf<Event extends Written | Created>(
  fn: string,
  list: ListDefinition,
  created: (event: Event) => object | undefined,
): Effect<Event> {
  return effect(
    fn,
    (event: Event) => {
      const document = created(event);
      return document === undefined ? null : newSearchWords(list, { ...document, id: idOf(event) });
    },
    async (words, { id }) => {
      const isWritten = words !== null && (await writeSearchWords(list, id, words));
      return { outcome: isWritten ? 'kept' : 'nothing to do' };
    },
  );
}

export const keepSearchWordsOfCase = writeWordsOf(
  'keepSearchWordsOfCase',
  LISTS.adminCases,
  ({ data }: Written) => (data?.before.exists === false ? data.after.data() : undefined),
);

export const keepSearchWordsOfMessage = writeWordsOf(
  'keepSearchWordsOfMessage',
  LISTS.messages,
  ({ data }: Created) => data?.data(),
);

export const keepSearchWordsOfPartner = keepWordsOf('keepSearchWordsOfPartner', LISTS.partners);
export const keepSearchWordsOfPost = keepWordsOf('keepSearchWordsOfPost', LISTS.posts);
