import { addDays, daysBetween } from '../calendar.ts';
import type { LawStatus } from './status.ts';

interface InterestRate {
  /** `YYYY-MM-DD`; null: as far back as it matters. */
  from: string | null;
  /** A year, in hundredths of a percent. */
  basisPoints: number;
  status: LawStatus;
}

/**
 * Interest during default, where the contract says nothing lawful. Sources: Civil and Commercial Code s. 7, 224; Emergency Decree amending
 * the Code B.E. 2564. The rate may be changed by decree every three years; whether it has been since is not known.
 */
export const DEFAULT_INTEREST: readonly InterestRate[] = [
  { from: null, basisPoints: 750, status: 'V' },
  { from: '2021-04-11', basisPoints: 500, status: 'V' },
];

const WHOLE = 10_000;
const DAYS_OF_YEAR = 365;

/**
 * Simple interest on the principal alone (s. 224: none on interest), for each day after `due` up to and with `until`, at the day's rate.
 * @param principal in satang
 * @returns satang, rounded once
 * @throws RangeError when `until` is before `due`
 */
export function defaultInterest(principal: number, due: string, until: string): number {
  if (until < due) throw new RangeError(`${until} is before ${due}.`);
  const weighted = DEFAULT_INTEREST.reduce((sum, { from, basisPoints }, index) => {
    const next = DEFAULT_INTEREST[index + 1]?.from ?? null;
    const start = from === null ? due : latest(due, addDays(from, -1));
    const end = next === null ? until : earliest(until, addDays(next, -1));
    return sum + Math.max(0, daysBetween(start, end)) * basisPoints;
  }, 0);
  return Math.round((principal * weighted) / WHOLE / DAYS_OF_YEAR);
}

const latest = (one: string, other: string) => (one > other ? one : other);
const earliest = (one: string, other: string) => (one < other ? one : other);
