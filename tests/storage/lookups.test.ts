import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { lookupsOf } from './rule-lookups.ts';

/**
 * What Cloud Storage lets a rule read in production; the emulator does not tell (contract, Storage). Firestore's rules
 * are measured in tests/rules/lookups.test.ts: that emulator has a ceiling which a test can bring near.
 */
const MOST = 2;
const rules = await readFile(new URL('../../storage.rules', import.meta.url), 'utf8');

describe(`storage.rules ask at most ${MOST} documents`, () => {
  const allows = lookupsOf(rules);

  test('and every allow has been read', () => {
    expect(allows).toHaveLength(rules.match(/^\s*allow /gm)?.length ?? 0);
    expect(allows.some(({ documents }) => documents.length === MOST)).toBe(true);
  });
  for (const { line, operation, documents } of allows) {
    test(`storage.rules:${line} allow ${operation}`, () =>
      expect(documents.length, documents.join(', ')).toBeLessThanOrEqual(MOST));
  }
});

describe('the count', () => {
  const count = (condition: string) =>
    lookupsOf(`
      function me() { return get(/databases/$(database)/documents/profiles/$(request.auth.uid)).data; } // it's "me()"
      function other(id) { let found = get(/databases/$(database)/documents/others/$(id)); return found.data.x == 'a}?:b'; }
      allow get: if ${condition};`).map(({ documents }) => documents.length);

  test('sees through functions', () => expect(count('me().x && other(resource.data.id)')).toEqual([2]));
  test('counts a document once', () =>
    expect(
      count('me().x || me().y || exists(/databases/$(database)/documents/profiles/$(request.auth.uid))'),
    ).toEqual([1]));
  test('counts two keys of one collection twice', () =>
    expect(count('other(request.auth.uid) && other(resource.data.id)')).toEqual([2]));
  test('believes in no early stop', () => expect(count('false && me().x && other(1)')).toEqual([2]));
  test('takes the longer way of two', () =>
    expect(count('a ? me().x : b ? other(1) && other(2) && other(3) : me().y')).toEqual([3]));
  test('adds what is asked before the ways part', () =>
    expect(count('me().x && (other(1) ? other(2) : true)')).toEqual([3]));
  test('is 0 where nothing is asked', () => expect(count('true')).toEqual([0]));
});
