import { addDays, daysBetween } from './calendar.ts';
import { DEFAULT_INTEREST } from './law/default-interest.ts';

/** Basis points of the whole, times the days of a year: the parts in which interest is counted exactly. */
const PARTS_OF_SATANG = 10_000n * 365n;

/**
 * Simple interest on the principal alone (s. 224: none on interest), for each day after `due` up to and with `until`, at the day's rate;
 * exactly, so that periods can be added.
 * @param principal in satang
 * @returns 3,650,000ths of a satang: see {@link satangOfParts}
 * @throws RangeError when `until` is before `due`
 */
export function interestParts(principal: number, due: string, until: string): bigint {
  if (until < due) throw new RangeError(`${until} is before ${due}.`);
  const weighted = DEFAULT_INTEREST.reduce((sum, { from, basisPoints }, index) => {
    const next = DEFAULT_INTEREST[index + 1]?.from ?? null;
    const start = from === null ? due : latest(due, addDays(from, -1));
    const end = next === null ? until : earliest(until, addDays(next, -1));
    return sum + Math.max(0, daysBetween(start, end)) * basisPoints;
  }, 0);
  return BigInt(principal) * BigInt(weighted);
}

/** Rounds to whole satang, once. @param parts not negative */
export function satangOfParts(parts: bigint): number {
  return Number((parts * 2n + PARTS_OF_SATANG) / (PARTS_OF_SATANG * 2n));
}

/** So many parts are these satang. */
export function partsOfSatang(satang: number): bigint {
  return BigInt(satang) * PARTS_OF_SATANG;
}

/**
 * The interest of {@link interestParts} in satang, rounded once. That of a later period is the difference of two such amounts
 * ({@link interestBetween}): rounded alone, periods would not add up to the whole.
 * @throws RangeError when `until` is before `due`
 */
export function defaultInterest(principal: number, due: string, until: string): number {
  return satangOfParts(interestParts(principal, due, until));
}

/**
 * What has accrued in a period on a debt that fell due at its beginning or before. The periods of a debt add up to the satang.
 * @throws RangeError unless due ≤ from ≤ until
 */
export function interestBetween(principal: number, due: string, from: string, until: string): number {
  if (until < from) throw new RangeError(`${until} is before ${from}.`);
  return defaultInterest(principal, due, until) - defaultInterest(principal, due, from);
}

const latest = (one: string, other: string) => (one > other ? one : other);
const earliest = (one: string, other: string) => (one < other ? one : other);
