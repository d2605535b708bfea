import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { lookupsOf } from './rule-lookups.ts';

/**
 * The limit of Cloud Storage for documents that a rule may read in production; the emulator does not enforce it (contract,
 * Storage). For Firestore's rules see tests/rules/lookups.test.ts: that emulator has a limit which a test can reach.
 */
const MOST = 2;
const rules = await readFile(new URL('../../storage.rules', import.meta.url), 'utf8');

describe(`storage.rules ask at most ${MOST} documents`, () => {
  const allows = lookupsOf(rules);

  test('and every allow was parsed', () => {
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
  test('ignores short-circuiting', () => expect(count('false && me().x && other(1)')).toEqual([2]));
  test('takes the branch with more documents', () =>
    expect(count('a ? me().x : b ? other(1) && other(2) && other(3) : me().y')).toEqual([3]));
  test('adds what is read before the branches', () =>
    expect(count('me().x && (other(1) ? other(2) : true)')).toEqual([3]));
  test('is 0 if nothing is read', () => expect(count('true')).toEqual([0]));
});
