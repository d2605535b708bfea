import { expect, test } from 'vitest';
import { mutantsOf, type Mutant } from './mutants.ts';
import { parseRules } from './rules-syntax.ts';
import { batchesOf, withSwitches } from './switches.ts';

const TEXT = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /things/{id} {
      allow get: if id == 'one' && isOpen;
      allow list, delete: if id != 'two';
    }
  }
}`;
const rules = parseRules(TEXT);
const mutants = mutantsOf(rules);
const called = (name: string) => {
  const found = mutants.find(({ key }) => key.endsWith(name));
  if (found === undefined) throw new Error(`no mutant ${name}`);
  return found;
};
const lines = (...switched: Mutant[]) =>
  withSwitches(TEXT, switched)
    .split('\n')
    .filter((line) => line.includes('allow'))
    .map((line) => line.trim());

test('an expression has its changed value while its mutant is active', () => {
  expect(lines(called("without `id == 'one'`"), called("`id != 'two'` with =="))).toEqual([
    `allow get: if (mutant() == '0' ? (isOpen) : (id == 'one' && isOpen));`,
    `allow list, delete: if (mutant() == '1' ? (id == 'two') : (id != 'two'));`,
  ]);
});

test('a statement is removed, or widened, while its mutant is active', () => {
  expect(lines(called('allow get: removed'), called('delete if true'))).toEqual([
    `allow get: if !(mutant() == '0') && (id == 'one' && isOpen);`,
    `allow list, delete: if id != 'two'; allow delete: if mutant() == '1';`,
  ]);
});

test('the name of the active mutant is read from a document, wherever the rules are', () => {
  expect(withSwitches(TEXT, [])).toContain(
    'match /databases/{database}/documents { function mutant() { return get(/databases/$(database)/documents/mutation/active).data.name; }',
  );
});

test('each mutant is in one batch, and none overlaps another one of its batch', () => {
  const batches = batchesOf(rules, mutants);
  const all = batches.flatMap((batch) => batch.mutants.map(({ key }) => key));
  expect(all.toSorted()).toEqual(mutants.map(({ key }) => key).toSorted());
  for (const { mutants: batch } of batches)
    for (const [index, { start }] of batch.entries())
      expect(start).toBeGreaterThanOrEqual(batch[index - 1]?.end ?? 0);
  expect(batches.length).toBeLessThan(mutants.length);
});
