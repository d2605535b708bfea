import { describe, expect, it } from 'vitest';
import { LIMITS } from './limits.ts';
import { amountSchema, hasWholeSatang, parseAmount } from './money.ts';
import { ISSUE } from './text.ts';

const issueOf = (amount: unknown) => amountSchema.safeParse(amount).error?.issues[0]?.message;

describe('an amount', () => {
  it.each([
    0.01,
    0.29,
    0.1 + 0.2,
    1.1,
    4.35,
    1_234.56,
    68_450.5,
    99_999_999_999.99,
    999_999_999_999.99,
    LIMITS.amount,
  ])('%d is accepted', (amount) => expect(amountSchema.parse(amount)).toBe(amount));

  it.each([
    [0, ISSUE.amountPositive],
    [-1, ISSUE.amountPositive],
    [LIMITS.amount + 0.01, ISSUE.amountTooLarge],
    [1e300, ISSUE.amountTooLarge],
    [0.001, ISSUE.amountDecimals],
    [0.00001, ISSUE.amountDecimals],
    [2.0001, ISSUE.amountDecimals],
    [100_000_000_000.001, ISSUE.amountDecimals],
    [999_999_999_999.999, ISSUE.amountDecimals],
    [Number.NaN, ISSUE.amountNumber],
    [Number.POSITIVE_INFINITY, ISSUE.amountNumber],
    ['100', ISSUE.amountNumber],
    [undefined, ISSUE.amountNumber],
    [null, ISSUE.amountNumber],
  ])('%s is refused: %s', (amount, issue) => {
    expect(issueOf(amount)).toBe(issue);
  });

  it('accepts whole satang of every size, and rejects every third decimal', () => {
    for (let satang = 1; satang <= 1e14; satang = Math.ceil(satang * 1.0137) + 7) {
      expect(hasWholeSatang(satang / 100), String(satang)).toBe(true);
      const third = Number(`${Math.floor(satang / 100)}.${String(satang % 100).padStart(2, '0')}5`);
      expect(hasWholeSatang(third), String(third)).toBe(false);
    }
  });
});

describe('a typed amount', () => {
  it.each([
    ['1500', 1500],
    ['1,500.50', 1500.5],
    ['1,000,000', 1_000_000],
    ['๑,๒๓๔.๕๖', 1234.56],
    ['１２３', 123],
    ['฿ 2 500', 2500],
    ['2,500 บาท', 2500],
    ['2500thb', 2500],
    ['.5', 0.5],
    ['12.', 12],
    ['\u200e300', 300],
    ['-5', -5],
  ])('%j is %d', (typed, amount) => {
    expect(parseAmount(typed)).toBe(amount);
  });

  it.each([
    '1,50',
    '1,0000',
    '1,23,456',
    ',500',
    '1.2.3',
    'Infinity',
    '1e5',
    '0x10',
    'ห้าร้อย',
    '5-',
    '.',
    '--5',
  ])('%j is not an amount', (typed) => expect(parseAmount(typed)).toBeNaN());

  it.each(['', '   ', '\u200b', '฿'])('%j is empty', (typed) => {
    expect(parseAmount(typed)).toBeUndefined();
  });
});
