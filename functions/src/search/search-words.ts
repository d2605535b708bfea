import { type ListDefinition, searchedTexts } from '@app/domain/lists';
import { searchWords } from '@app/domain/search';

type Fields = Readonly<Record<string, unknown>>;

/** Did this write change a searched field, or has the document no search words yet? */
export function needsSearchWords(
  list: Pick<ListDefinition, 'search'>,
  before: Fields | undefined,
  after: Fields | undefined,
): boolean {
  if (after === undefined) return false;
  if (before === undefined || !Array.isArray(after.search_words)) return true;
  return searchedTexts(list, before).join('\n') !== searchedTexts(list, after).join('\n');
}

/** @returns the search words that the document should have, or null when it has them already */
export function newSearchWords(list: Pick<ListDefinition, 'search'>, document: Fields): string[] | null {
  const words = searchWords(searchedTexts(list, document));
  const held: unknown = document.search_words;
  const same =
    Array.isArray(held) && held.length === words.length && words.every((word, at) => held[at] === word);
  return same ? null : words;
}
