import { LISTS, type ListDefinition } from '@app/domain/lists';
import { handle, idOf, infoOf } from '../lib/handle.ts';
import type { Created, Effect } from '../lib/side-by-side.ts';
import { keepSearchWords, writeSearchWords } from './search-words.repo.ts';
import { needsSearchWords, newSearchWords } from './search-words.ts';

/** The words by which lists find a document follow what it says; the write of the words themselves ends here. */
function keepWordsOf(fn: string, list: ListDefinition): Effect {
  return (event) =>
    handle(
      fn,
      infoOf(event),
      () => needsSearchWords(list, event.data?.before.data(), event.data?.after.data()),
      async (needed) => {
        if (!needed) return { outcome: 'nothing to do' };
        return { outcome: (await keepSearchWords(list, idOf(event))) ? 'kept' : 'nothing to do' };
      },
    );
}

/**
 * For what keeps saying what it said when it was created (docs/decisions/082): its words are written once, from the event
 * itself.
 */
function writeWordsOf(
  fn: string,
  list: ListDefinition,
  event: Pick<Created, 'id' | 'time' | 'subject' | 'document'>,
  created: object | undefined,
): Promise<void> {
  const id = idOf(event);
  return handle(
    fn,
    infoOf(event),
    () => newSearchWords(list, { ...created, id }),
    async (words) => {
      const isWritten = words !== null && (await writeSearchWords(list, id, words));
      return { outcome: isWritten ? 'kept' : 'nothing to do' };
    },
  );
}

export const keepSearchWordsOfCase: Effect = async (event) => {
  const { before, after } = event.data ?? {};
  if (before?.exists === false && after?.exists === true)
    await writeWordsOf('keepSearchWordsOfCase', LISTS.adminCases, event, after.data());
};

export const keepSearchWordsOfMessage: Effect<Created> = (event) =>
  writeWordsOf('keepSearchWordsOfMessage', LISTS.messages, event, event.data?.data());

export const keepSearchWordsOfPartner = keepWordsOf('keepSearchWordsOfPartner', LISTS.partners);
export const keepSearchWordsOfPost = keepWordsOf('keepSearchWordsOfPost', LISTS.posts);
