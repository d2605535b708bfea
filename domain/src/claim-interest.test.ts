import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from './calendar.ts';
import { estimateInterest, interestStart, type Receipt } from './claim-interest.ts';
import { defaultInterest, interestBetween } from './default-interest.ts';

const PRINCIPAL = fc.integer({ min: 0, max: 100_000_000_000_000 });
const START = fc.integer({ min: 0, max: 9_000 }).map((days) => addDays('2005-01-01', days));
const receipts = (start: string): fc.Arbitrary<Receipt[]> =>
  fc.array(
    fc.record({
      satang: fc.integer({ min: 1, max: 40_000_000 }),
      on: fc.integer({ min: -200, max: 4_000 }).map((days) => addDays(start, days)),
    }),
    { maxLength: 8 },
  );

it.each([
  ['2024-03-01', '2026-11-23', 1_365_753],
  ['2019-12-31', '2021-12-31', 1_320_548],
])('on 100,000 baht due %s, to %s, is %i satang', (due, until, expected) => {
  expect(defaultInterest(10_000_000, due, until)).toBe(expected);
  expect(estimateInterest(10_000_000, due, [], until)).toEqual({
    principal: 10_000_000,
    unpaid: expected,
    accrued: expected,
  });
});

it('adds up to the satang, however a period is split', () => {
  const splits = fc.array(fc.integer({ min: 0, max: 4_000 }), { maxLength: 12 });
  fc.assert(
    fc.property(PRINCIPAL, START, splits, (principal, due, days) => {
      const ends = days.toSorted((one, other) => one - other).map((length) => addDays(due, length));
      const until = ends.at(-1) ?? due;
      const parts = ends.map((end, index) => interestBetween(principal, due, ends[index - 1] ?? due, end));
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(defaultInterest(principal, due, until));
      expect(parts.every((part) => part >= 0)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

it('is the same for receipts in any order, and never more than without them', () => {
  const stories = START.chain((start) =>
    fc.tuple(fc.constant(start), fc.integer({ min: 1, max: 1_000_000_000 }), receipts(start)),
  );
  fc.assert(
    fc.property(stories, ([from, principal, list]) => {
      const until = addDays(from, 4_000);
      const found = estimateInterest(principal, from, list, until);
      // Those of one day may be paid in any order as well.
      expect(estimateInterest(principal, from, list.toReversed(), until)).toEqual(found);
      expect(found.accrued).toBeLessThanOrEqual(defaultInterest(principal, from, until) + list.length);
      expect(Object.values(found).every((satang) => Number.isSafeInteger(satang) && satang >= 0)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

it('a receipt covers interest first, then the principal, and interest bears none', () => {
  // A year at 5 % on 1,000 baht: 50 baht. 250 received: 50 for the interest, 200 for the principal.
  const paid = [{ satang: 25_000, on: '2023-01-01' }];
  expect(estimateInterest(100_000, '2022-01-01', paid, '2023-01-01')).toEqual({
    principal: 80_000,
    unpaid: 0,
    accrued: 5_000,
  });
  expect(estimateInterest(100_000, '2022-01-01', paid, '2024-01-01')).toMatchObject({ unpaid: 4_000 });
  const little = [{ satang: 1_000, on: '2023-01-01' }];
  expect(estimateInterest(100_000, '2022-01-01', little, '2024-01-01')).toEqual({
    principal: 100_000,
    unpaid: 9_000,
    accrued: 10_000,
  });
});

it('counts receipts before the day from which it runs against the principal, and none after its end', () => {
  const early = [{ satang: 40_000, on: '2021-12-01' }];
  expect(estimateInterest(100_000, '2022-01-01', early, '2023-01-01').unpaid).toBe(3_000);
  const late = [{ satang: 40_000, on: '2023-01-02' }];
  expect(estimateInterest(100_000, '2022-01-01', late, '2023-01-01').unpaid).toBe(5_000);
  const all = [{ satang: 500_000, on: '2022-01-01' }];
  expect(estimateInterest(100_000, '2022-01-01', all, '2023-01-01')).toMatchObject({
    principal: 0,
    unpaid: 0,
  });
});

it('runs from the latest day that is stated, and from none that is not', () => {
  expect(interestStart(null)).toBeNull();
  expect(interestStart({ debt_type: 'goods' })).toBeNull();
  expect(interestStart({ due_on: '2026-01-01', default_on: '2026-01-02' })).toBe('2026-01-02');
  expect(interestStart({ debt_type: 'loan', instalments: ['2026-03-01', '2026-02-01'] })).toBe('2026-03-01');
  const cheques = [{ dated_on: '2026-05-01' }, {}];
  expect(interestStart({ debt_type: 'cheque', cheques })).toBe('2026-05-01');
  // The cheque was given for the goods.
  expect(interestStart({ debt_type: 'goods', due_on: '2026-01-01', cheques })).toBe('2026-01-01');
  expect(interestStart({ debt_type: 'judgment', due_on: '2026-01-01' })).toBeNull();
});
