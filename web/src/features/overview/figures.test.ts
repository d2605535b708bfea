import { addDays } from '@app/domain/calendar';
import { sumOf } from '@app/domain/case-tally';
import { describe, expect, it } from 'vitest';
import { allCases, byAge, byPartner, byStatus, byWeek, openAndCompleted } from './figures';

const TODAY = '2026-11-21';
const nothing = sumOf([]);

describe('cases by status', () => {
  const sums = sumOf([
    { by_status: { Submitted: { count: 2, satang: 29 }, 'In Progress': { count: 1, satang: 10 } } },
    { by_status: { Completed: { count: 4, satang: 100_000_000_000_001 } } },
  ]);

  it('are in the order of the statuses, with zero for a status without cases', () => {
    expect(byStatus(sums)).toEqual([
      { status: 'Submitted', count: 2, amount: 0.29 },
      { status: 'In Progress', count: 1, amount: 0.1 },
      { status: 'Completed', count: 4, amount: 1_000_000_000_000.01 },
      { status: 'Cancelled', count: 0, amount: 0 },
    ]);
    expect(allCases(sums)).toBe(7);
    expect(allCases(nothing)).toBe(0);
  });

  it('are open or completed, exactly to the satang', () => {
    expect(openAndCompleted(sums)).toEqual({
      open: { count: 3, amount: 0.39 },
      completed: { count: 4, amount: 1_000_000_000_000.01 },
    });
  });
});

it('weeks come without a gap, up to this one', () => {
  const sums = sumOf([
    { by_week: { '2026-W47': { submitted: 3 }, '2026-W46': { completed: 1 }, '2025-W01': { submitted: 9 } } },
  ]);
  expect(byWeek(sums, TODAY, 3)).toEqual([
    { monday: '2026-11-02', submitted: 0, completed: 0 },
    { monday: '2026-11-09', submitted: 0, completed: 1 },
    { monday: '2026-11-16', submitted: 3, completed: 0 },
  ]);
  expect(byWeek(sums, TODAY, 52)).toHaveLength(52);
});

describe('the age of open cases', () => {
  const handedIn = (daysAgo: number) =>
    sumOf([{ open_by_day: { [addDays(TODAY, -daysAgo)]: { count: 1, satang: 150 } } }]);
  const bandOf = (daysAgo: number) =>
    byAge(handedIn(daysAgo), TODAY)
      .filter(({ count }) => count > 0)
      .map(({ from, to, amount }) => [from, to, amount]);

  it.each([
    [0, 0, 30],
    [30, 0, 30],
    [31, 31, 60],
    [60, 31, 60],
    [61, 61, 90],
    [90, 61, 90],
    [91, 91, 180],
    [180, 91, 180],
    [181, 181, null],
    [4_000, 181, null],
    // The reader's clock is behind.
    [-1, 0, 30],
  ])('%i days is between %i and %s', (daysAgo, from, to) => {
    expect(bandOf(daysAgo)).toEqual([[from, to, 1.5]]);
  });

  it('adds up within a band', () => {
    const sums = sumOf([handedIn(3), handedIn(3), handedIn(29), handedIn(45)]);
    expect(byAge(sums, TODAY).map(({ count, amount }) => [count, amount])).toEqual([
      [3, 4.5],
      [1, 1.5],
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
  });
});

it('partners come by what they have in hand, the others together', () => {
  const sums = sumOf([
    {
      by_partner: {
        a: { open: 2, satang: 100, completed: 9 },
        b: { open: 5, satang: 50 },
        c: { open: 2, satang: 300 },
        d: { completed: 1 },
        e: { open: 1, satang: 5 },
      },
    },
  ]);
  expect(byPartner(sums, 3)).toEqual({
    busiest: [
      { partnerId: 'b', open: 5, amount: 0.5, completed: 0 },
      { partnerId: 'c', open: 2, amount: 3, completed: 0 },
      { partnerId: 'a', open: 2, amount: 1, completed: 9 },
    ],
    others: { partners: 1, open: 1 },
  });
  expect(byPartner(nothing, 10)).toEqual({ busiest: [], others: { partners: 0, open: 0 } });
});
