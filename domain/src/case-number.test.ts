import { expect, it } from 'vitest';
import { caseName } from './case-id.ts';
import { caseNumber, numberMonth } from './case-number.ts';

it.each([
  ['2026-11-23T02:00:00Z', '6911'],
  ['2026-11-30T16:59:59.999Z', '6911'],
  // Midnight in Bangkok, seven hours ahead.
  ['2026-11-30T17:00:00Z', '6912'],
  ['2026-12-31T17:00:00Z', '7001'],
  ['2057-01-15T00:00:00Z', '0001'],
])('%s is in the month %s', (instant, month) => {
  expect(numberMonth(new Date(instant))).toBe(month);
});

it.each([
  [1, 'DC-6911-0001'],
  [9_999, 'DC-6911-9999'],
  [10_000, 'DC-6911-10000'],
])('number %i of a month is %s', (running, number) => {
  expect(caseNumber('6911', running)).toBe(number);
});

it('a case is named by its number, or by eight characters of its id while it has none', () => {
  expect(caseName({ id: 'abcdefghijkl', case_number: 'DC-6911-0042' })).toBe('DC-6911-0042');
  expect(caseName({ id: 'abcdefghijkl', case_number: undefined })).toBe('abcdefgh');
});
