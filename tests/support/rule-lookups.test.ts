import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { lookupsOf } from './rule-lookups.ts';

/** SECURITY R5: far below Firestore's ten for one request, so that a batch of twenty writes still passes. */
const FIRESTORE_MOST = 3;
/** What Cloud Storage lets a rule read in production; the emulator does not tell (CONTRACT, Storage). */
const STORAGE_MOST = 2;

const read = (name: string) => readFile(new URL(`../../${name}`, import.meta.url), 'utf8');

describe.each([
  ['firestore.rules', FIRESTORE_MOST],
  ['storage.rules', STORAGE_MOST],
])('%s asks at most %i documents', async (name, most) => {
  const rules = await read(name);
  const allows = lookupsOf(rules);

  test('and every allow with a condition has been read', () => {
    expect(allows).toHaveLength(rules.match(/^\s*allow /gm)?.length ?? 0);
    expect(allows.some(({ documents }) => documents.length === most)).toBe(true);
  });
  for (const { line, operation, documents } of allows) {
    test(`${name}:${line} allow ${operation}`, () => expect(documents.length, documents.join(', ')).toBeLessThanOrEqual(most));
  }
});

describe('the count', () => {
  const count = (condition: string) =>
    lookupsOf(`
      function me() { return get(/databases/$(database)/documents/profiles/$(request.auth.uid)).data; } // it's "me()"
      function other(id) { let found = get(/databases/$(database)/documents/others/$(id)); return found.data.x == 'a}?:b'; }
      allow get: if ${condition};`).map(({ documents }) => documents.length);

  test('sees through functions', () => expect(count('me().x && other(resource.data.id)')).toEqual([2]));
  test('counts a document once', () => expect(count('me().x || me().y || exists(/databases/$(database)/documents/profiles/$(request.auth.uid))')).toEqual([1]));
  test('counts two keys of one collection twice', () => expect(count('other(request.auth.uid) && other(resource.data.id)')).toEqual([2]));
  test('believes in no early stop', () => expect(count('false && me().x && other(1)')).toEqual([2]));
  test('takes the longer way of two', () => expect(count('a ? me().x : b ? other(1) && other(2) && other(3) : me().y')).toEqual([3]));
  test('adds what is asked before the ways part', () => expect(count('me().x && (other(1) ? other(2) : true)')).toEqual([3]));
  test('is 0 where nothing is asked', () => expect(count('true')).toEqual([0]));
});
