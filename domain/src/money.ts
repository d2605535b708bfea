import * as z from 'zod/mini';
import { latinDigits } from './latin-digits.ts';
import { LIMITS } from './limits.ts';
import { ISSUE } from './text.ts';

/**
 * How far `amount * 100` may lie from a whole number of satang, as a share of itself: the amount is rounded once when
 * it becomes a double and once more when it is multiplied (0.29 * 100 is 28.999999999999996), half an epsilon each;
 * twice that leaves room for one sum (0.1 + 0.2). At 10^12 baht it is 0.044 satang, where a third decimal makes 0.1.
 */
const SATANG_TOLERANCE = 2 * Number.EPSILON;

/** True when the amount (THB) has at most two decimals. */
export function hasWholeSatang(amount: number): boolean {
  const satang = amount * 100;
  return Math.abs(satang - Math.round(satang)) <= Math.abs(satang) * SATANG_TOLERANCE;
}

/**
 * A debt in THB: above 0, at most 10^12, at most two decimals (contract, Data). Rejects NaN and Infinity.
 * Issues: `amountNumber`, `amountPositive`, `amountTooLarge`, `amountDecimals`.
 */
export const amountSchema = z.number({ error: ISSUE.amountNumber }).check(
  z.refine((amount) => Number.isFinite(amount), { error: ISSUE.amountNumber, abort: true }),
  z.refine((amount) => amount > 0, { error: ISSUE.amountPositive, abort: true }),
  z.refine((amount) => amount <= LIMITS.amount, { error: ISSUE.amountTooLarge, abort: true }),
  z.refine(hasWholeSatang, { error: ISSUE.amountDecimals }),
);

/**
 * @param amount THB with at most two decimals, up to 10^12 (`amountSchema`)
 * @returns the amount in satang, exactly: a double is exact up to 9 * 10^15
 */
export function satangOf(amount: number): number {
  return Math.round(amount * 100);
}

/** An amount in satang, above 0: a payment or a promise. Issues as for {@link amountSchema}. */
export const satangSchema = z.int({ error: ISSUE.amountNumber }).check(
  z.refine((satang) => satang > 0, { error: ISSUE.amountPositive, abort: true }),
  z.refine((satang) => satang <= LIMITS.satang, { error: ISSUE.amountTooLarge }),
);

/**
 * Parses a typed amount to a number of THB. Understands Thai digits, full-width digits, the baht sign,
 * thousands separators and spaces. `undefined` when nothing was typed, `NaN` when it is not an amount.
 */
export function parseAmount(typed: string): number | undefined {
  const plain = latinDigits(typed.normalize('NFKC'))
    .replace(/[\s฿\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/(บาท|THB)$/i, '');
  if (plain === '') return undefined;
  // A comma must separate thousands: "1,50" is a typing error, not one and a half nor one hundred and fifty.
  if (!/^[+-]?(\d+|\d{1,3}(,\d{3})+)(\.\d*)?$|^[+-]?\.\d+$/.test(plain)) return Number.NaN;
  return Number(plain.replaceAll(',', ''));
}
