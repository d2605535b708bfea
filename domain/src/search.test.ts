import { describe, expect, it } from 'vitest';
import { LISTS, searchedTexts } from './lists.ts';
import {
  matchesSearch,
  MAX_SEARCH_WORDS,
  PREFIX_LENGTH,
  readSearch,
  searchWords,
  type Search,
} from './search.ts';

/** Would a search for this find the document? As in Firestore: one word by the index. */
function finds(typed: string, ...texts: string[]): boolean {
  const search = readSearch(typed);
  return search !== null && searchWords(texts).includes(search.indexed) && matchesSearch(search, texts);
}

describe('search finds', () => {
  it.each([
    ['the beginning of a name', 'สมช', 'สมชาย ใจดี'],
    ['a Thai word inside a name without spaces', 'สมชาย', 'บริษัทสมชายการค้าจำกัด'],
    ['words that run together', 'สมชายการค้า', 'บริษัทสมชายการค้าจำกัด'],
    ['the whole of a long name', 'บริษัทสมชายการค้าจำกัด', 'บริษัทสมชายการค้าจำกัด'],
    ['two words in any order', 'ใจดี สมชาย', 'นายสมชาย ใจดี'],
    ['SARA AM typed as one letter or as two', 'น้ํา', 'โรงน้ำแข็ง'],
    ['any case', 'ACME', 'acme co., ltd.'],
    ['an e-mail address', 'somchai@example', 'somchai@example.com'],
    ['the part behind the @', 'example.com', 'somchai@example.com'],
    ['full-width digits', '０８１', '081-234'],
    ['a Chinese name', '中国', '中国银行有限公司'],
    ['a case number', 'k9xq', 'K9xQ2abc'],
    ...['ณิชา', 'อรทัย', 'กาญจน์', 'อำไพ', 'อชิรา', 'สาวิตรี'].flatMap((name) =>
      ['นางสาว', 'นาง', 'นาย', 'บริษัท', 'ห้างหุ้นส่วน', 'ห้างหุ้นส่วนจำกัด', 'หจก'].flatMap((title) => [
        [`a name apart from ${title}`, `${title} ${name}`, `${title}${name} ใจดี`],
        [`a name without ${title}`, name, `${title}${name} ใจดี`],
      ]),
    ),
  ])('%s', (_, typed, text) => {
    expect(finds(typed, text)).toBe(true);
  });

  it.each([
    ['another name', 'สมหญิง', 'สมชาย ใจดี'],
    ['a second word that is not there', 'สมชาย ใจร้าย', 'สมชาย ใจดี'],
    ['a long word that goes on otherwise', 'somchaisomchaiB', 'somchaisomchaiA'],
    ['another name after the same title', 'นางสาว ณิชา', 'นางสาวอรทัย ใจดี'],
    ['the rest of a Latin word that begins as a frequent one', 'mpass', 'compass'],
    ['nothing but signs', '...', 'สมชาย'],
  ])('not %s', (_, typed, text) => {
    expect(finds(typed, text)).toBe(false);
  });
});

it('looks up the longest of other words, at most as long as the indexed prefixes', () => {
  expect(readSearch('co somchaisomchaisomchai')).toEqual({
    indexed: 'somchaisomchai'.slice(0, PREFIX_LENGTH),
    further: ['co', 'somchaisomchaisomchai'],
  } satisfies Search);
  expect(readSearch(' ACME ')).toEqual({ indexed: 'acme', further: [] });
  expect(readSearch('  ')).toBeNull();
});

it.each([
  ['somsak@hotmail.com', 'somsak'],
  ['sm@hotmail.co.th', 'sm'],
  ['บริษัท สยาม', 'สยาม'],
  ['บริษัท สยาม จำกัด (มหาชน)', 'สยาม'],
  ['นางสาว ดี', 'ดี'],
  ['Siam Company Limited', 'siam'],
])('looks up the word of %s that is not in many names', (typed, indexed) => {
  expect(readSearch(typed)?.indexed).toBe(indexed);
});

it.each([
  ['บริษัท จำกัด', 'บริษัท'],
  ['hotmail.com', 'hotmail'],
  ['company', 'company'],
])('looks up a frequent word where %s has no other', (typed, indexed) => {
  expect(readSearch(typed)?.indexed).toBe(indexed);
});

it('returns no more prefixes than Firestore indexes easily, each once', () => {
  const words = searchWords([
    'ห้างหุ้นส่วนจำกัดกรุงเทพมหานคร',
    'กรุงเทพมหานคร'.repeat(30),
    'the quick brown fox '.repeat(30),
  ]);
  expect(words.length).toBeLessThanOrEqual(MAX_SEARCH_WORDS);
  expect(new Set(words).size).toBe(words.length);
});

it('finds a telephone number in any notation', () => {
  const texts = searchedTexts(LISTS.partners, { phone: '+66 (0)81-234 5678', company_name: 7 });
  expect(texts).toEqual(['+66 (0)81-234 5678', '660812345678']);
  expect(finds('660812345678', ...texts)).toBe(true);
});

it.each(['DC-6911-0042', 'dc-6911-0042', 'DC69110042', 'DC-6911-00', '0042'])(
  'finds a case by its number when %s is typed',
  (typed) => {
    const texts = searchedTexts(LISTS.adminCases, { case_number: 'DC-6911-0042' });
    expect(texts).toEqual(['DC-6911-0042', 'DC69110042']);
    expect(finds(typed, ...texts)).toBe(true);
  },
);

it('builds no search words for a list that is searched by how one field begins', () => {
  expect(searchedTexts(LISTS.subscribers, { email: 'reader@example.com' })).toEqual([]);
});

it('finds no other case of the month by a whole number', () => {
  const texts = searchedTexts(LISTS.adminCases, { case_number: 'DC-6911-0043' });
  expect(finds('DC-6911-0042', ...texts)).toBe(false);
});
