import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from './calendar.ts';
import { estimateInterest, interestStart, isJudged, oldInterest, type Receipt } from './claim-interest.ts';
import type { LegalEvent } from './claim-sheet.ts';
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

it('principal, interest and receipts add up to the claim and what has accrued', () => {
  const stories = START.chain((start) => fc.tuple(fc.constant(start), receipts(start)));
  fc.assert(
    fc.property(stories, fc.integer({ min: 0, max: 1_000_000_000 }), ([from, list], more) => {
      const until = addDays(from, 4_000);
      const received = list.reduce((sum, { satang }) => sum + satang, 0);
      const claim = received + more;
      const { principal, unpaid, accrued } = estimateInterest(claim, from, list, until);
      expect(principal + unpaid + received).toBe(claim + accrued);
    }),
    { numRuns: 2_000 },
  );
});

it('names the interest that accrued more than five years ago, and none of a younger debt', () => {
  const loan = 100_000_000;
  expect(estimateInterest(loan, '2018-03-01', [], '2026-11-23').unpaid).toBe(51_465_753);
  expect(oldInterest(loan, '2018-03-01', [], '2026-11-23')).toBe(26_452_055);
  // It is all that had accrued five years ago.
  expect(defaultInterest(loan, '2018-03-01', '2021-11-23')).toBe(26_452_055);
  expect(oldInterest(loan, '2021-11-23', [], '2026-11-23')).toBe(0);
  expect(oldInterest(loan, '2021-11-22', [], '2026-11-23')).toBe(13_699);
});

it('receipts cover the oldest interest first', () => {
  const loan = 100_000_000;
  const paid = (satang: number, on: string) => [{ satang, on }];
  expect(oldInterest(loan, '2018-03-01', paid(6_452_055, '2026-01-01'), '2026-11-23')).toBe(20_000_000);
  expect(oldInterest(loan, '2018-03-01', paid(6_452_055, '2020-01-01'), '2026-11-23')).toBe(20_000_000);
  expect(oldInterest(loan, '2018-03-01', paid(30_000_000, '2026-01-01'), '2026-11-23')).toBe(0);
  fc.assert(
    fc.property(
      START.chain((start) => fc.tuple(fc.constant(start), receipts(start))),
      ([from, list]) => {
        const until = addDays(from, 4_000);
        const old = oldInterest(loan, from, list, until);
        expect(old).toBeGreaterThanOrEqual(0);
        expect(old).toBeLessThanOrEqual(estimateInterest(loan, from, list, until).unpaid);
      },
    ),
  );
});

const event = (kind: LegalEvent['kind'], on: string, more: Partial<LegalEvent> = {}) =>
  ({ id: `${kind} ${on}`, by_role: 'admin', kind, on, ...more }) as const;

it('counts a month without a day, which is stored as its first, from its last day', () => {
  const from = (facts: Parameters<typeof interestStart>[0]) => interestStart(facts, []);
  expect(from({ due_on: '2026-09-01' })).toBe('2026-09-30');
  expect(from({ due_on: '2026-09-02' })).toBe('2026-09-02');
  expect(from({ due_on: '2024-02-01' })).toBe('2024-02-29');
  expect(from({ due_on: '2026-09-15', default_on: '2026-09-01' })).toBe('2026-09-30');
  // An event has the day of the month.
  expect(interestStart(null, [event('due', '2026-09-01')])).toBe('2026-09-01');
});

it('runs from the latest day of the sheet and of the events that were not corrected', () => {
  const sheet = { due_on: '2024-03-02' };
  expect(interestStart(sheet, [event('default', '2025-02-01')])).toBe('2025-02-01');
  expect(interestStart(sheet, [event('due', '2023-02-01')])).toBe('2024-03-02');
  expect(interestStart(null, [event('due', '2025-02-01', { subject: 'instalment_0' })])).toBe('2025-02-01');
  const wrong = event('default', '2025-02-01');
  const corrected = event('default', '2024-05-01', { corrects: wrong.id });
  expect(interestStart(sheet, [corrected, wrong])).toBe('2024-05-01');
  const retracted = event('entered_in_error', '2026-01-01', { corrects: wrong.id });
  expect(interestStart(sheet, [wrong, retracted])).toBe('2024-03-02');
  for (const kind of ['acknowledged_in_writing', 'part_paid', 'sued', 'cheque_returned'] as const)
    expect(interestStart(sheet, [event(kind, '2025-02-01')])).toBe('2024-03-02');
});

it('does not run by this table once a judgment is final, unless that was entered by mistake', () => {
  const sheet = { due_on: '2024-03-02' };
  const final = event('judgment_final', '2026-01-01');
  expect([isJudged(sheet, [final]), interestStart(sheet, [final])]).toEqual([true, null]);
  const retracted = event('entered_in_error', '2026-02-01', { corrects: final.id });
  expect([isJudged(sheet, [final, retracted]), interestStart(sheet, [final, retracted])]).toEqual([
    false,
    '2024-03-02',
  ]);
  expect([isJudged(null, []), isJudged({ debt_type: 'judgment' }, [])]).toEqual([false, true]);
});

it('runs from the latest day that is stated, and from none that is not', () => {
  const startOfSheet = (facts: Parameters<typeof interestStart>[0]) => interestStart(facts, []);
  expect(startOfSheet(null)).toBeNull();
  expect(startOfSheet({ debt_type: 'goods' })).toBeNull();
  expect(startOfSheet({ due_on: '2026-01-02', default_on: '2026-01-03' })).toBe('2026-01-03');
  expect(startOfSheet({ debt_type: 'loan', instalments: ['2026-03-02', '2026-02-02'] })).toBe('2026-03-02');
  // The place of one that was removed.
  expect(startOfSheet({ debt_type: 'loan', instalments: ['', '2026-03-02', ''] })).toBe('2026-03-02');
  expect(startOfSheet({ debt_type: 'loan', instalments: [''] })).toBeNull();
  const cheques = [{ dated_on: '2026-05-02' }, {}];
  expect(startOfSheet({ debt_type: 'cheque', cheques })).toBe('2026-05-02');
  // The cheque was given for the goods.
  expect(startOfSheet({ debt_type: 'goods', due_on: '2026-01-02', cheques })).toBe('2026-01-02');
  expect(startOfSheet({ debt_type: 'judgment', due_on: '2026-01-01' })).toBeNull();
});
