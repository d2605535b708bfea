import { LISTS } from '@app/domain/lists';
import { describe, expect, it } from 'vitest';
import { needsSearchWords, newSearchWords } from './search-words.ts';

const list = LISTS.adminCases;
const written = { id: 'k1', debtor_name: 'Ann', client_name: 'a@b.co', status: 'Submitted' };
const kept = { ...written, search_words: newSearchWords(list, written) };

describe('a write', () => {
  it.each([
    ['that makes a document asks for words', undefined, written, true],
    ['that leaves a document without words asks for them', written, { ...written, status: 'x' }, true],
    ['that changes what is searched asks for words', kept, { ...kept, debtor_name: 'Anna' }, true],
    ['that changes something else does not', kept, { ...kept, status: 'Completed' }, false],
    ['of the words themselves does not', written, kept, false],
    ['that takes the document away does not', kept, undefined, false],
  ])('%s', (_, before, after, asks) => {
    expect(needsSearchWords(list, before, after)).toBe(asks);
  });
});

it('writes nothing if the words are up to date', () => {
  expect(newSearchWords(list, written)).toContain('ann');
  expect(newSearchWords(list, kept)).toBeNull();
  expect(newSearchWords(list, { ...kept, debtor_name: 'Bob' })).toContain('bob');
});
