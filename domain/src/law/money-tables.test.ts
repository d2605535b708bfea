import { describe, expect, it } from 'vitest';
import { courtFee } from './court-fee.ts';
import { defaultInterest } from '../default-interest.ts';

describe('the court fee', () => {
  it.each([
    [400_000, 8_000],
    [9_123_123, 182_462],
    [10_000_000, 200_000],
    [50_000_000, 200_000],
    [0, 0],
  ])('of %i baht is %i', (claim, fee) => {
    expect(courtFee(claim)).toBe(fee);
  });

  it('of more than fifty million is unknown', () => {
    expect(courtFee(50_000_000.01)).toBeNull();
  });
});

describe('interest during default', () => {
  it.each([
    [10_000_000, '2024-03-01', '2026-11-23', 1_365_753],
    // 466 days at 7.5 % and 265 at 5 %.
    [10_000_000, '2019-12-31', '2021-12-31', 1_320_548],
    [10_000_000, '2018-01-01', '2019-01-01', 750_000],
    [40_000_000, '2025-01-01', '2026-01-01', 2_000_000],
    [40_000_000, '2025-01-01', '2025-01-01', 0],
    // The last day at the old rate, the first at the new one.
    [36_500_000, '2021-04-09', '2021-04-10', 7_500],
    [36_500_000, '2021-04-10', '2021-04-11', 5_000],
  ])('on %i satang from %s to %s is %i', (principal, due, until, interest) => {
    expect(defaultInterest(principal, due, until)).toBe(interest);
  });

  it('has no days before the debt was due', () => {
    expect(() => defaultInterest(100, '2025-01-02', '2025-01-01')).toThrow(RangeError);
  });
});
