import { expect, test } from 'vitest';
import type { Mutant } from './mutants.ts';
import { verdictOf, type Result } from './report.ts';
import { sample } from './sample.ts';

const mutant = (key: string): Mutant => ({
  key,
  scope: '',
  reachedBy: [],
  start: 0,
  end: 1,
  replacement: '',
});
const NAMES = Array.from({ length: 100 }, (_, index) => mutant(`m${index}`));

function result(survivors: number): Result {
  const found = NAMES.slice(survivors).map((each) => ({ mutant: each, test: 'a test' }));
  return {
    service: 'storage',
    all: NAMES,
    tried: NAMES,
    found,
    survivors: NAMES.slice(0, survivors),
    invalid: [],
  };
}
const reasons = (...keys: string[]) => ({
  firestore: {},
  storage: Object.fromEntries(keys.map((key) => [key, 'why'])),
});

test('98 of 100 pass if the others have reasons', () => {
  const { passed, lines } = verdictOf([result(2)], true, reasons('m0', 'm1'));
  expect(passed).toBe(true);
  expect(lines.at(-1)).toBe('mutation: 98 of 100 mutants found (98.0 %)');
});

test('97 of 100 fail', () => {
  expect(verdictOf([result(3)], true, reasons('m0', 'm1', 'm2')).passed).toBe(false);
  expect(verdictOf([result(3)], false, reasons('m0', 'm1', 'm2')).passed).toBe(true);
});

test('a survivor without a reason fails the run', () => {
  const { passed, lines } = verdictOf([result(2)], true, reasons('m0'));
  expect(passed).toBe(false);
  expect(lines).toContain('storage: survives without a reason: m1');
});

test('a reason fails the run when its mutant is found or does not exist', () => {
  expect(verdictOf([result(0)], true, reasons('m0')).passed).toBe(false);
  expect(verdictOf([result(0)], true, reasons('gone')).passed).toBe(false);
  expect(verdictOf([result(0)], true, reasons()).passed).toBe(true);
});

test('a sample is the same for the same seed, and in the order of the file', () => {
  const drawn = sample(NAMES, 10, 7);
  expect(drawn).toEqual(sample(NAMES, 10, 7));
  expect(drawn).not.toEqual(sample(NAMES, 10, 8));
  expect(drawn).toEqual(NAMES.filter((each) => drawn.includes(each)));
});
