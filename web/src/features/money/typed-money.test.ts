import { expect, it } from 'vitest';
import { typedSatangSchema } from './typed-money';

it.each([
  ['121,250', 12_125_000],
  ['๑๒๑,๒๕๐.๕๐', 12_125_050],
  ['฿0.29', 29],
  ['1.10 บาท', 110],
  ['1000000000000', 100_000_000_000_000],
])('reads "%s" as %d satang', (typed, satang) => {
  expect(typedSatangSchema.parse(typed)).toBe(satang);
});

it.each([
  ['', 'required'],
  ['abc', 'amountNumber'],
  ['1,50', 'amountNumber'],
  ['0', 'amountPositive'],
  ['1.005', 'amountDecimals'],
  ['1000000000000.01', 'amountTooLarge'],
])('says what is wrong with "%s"', (typed, issue) => {
  expect(typedSatangSchema.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual([issue]);
});
