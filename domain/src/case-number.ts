import * as z from 'zod/mini';
import { dayOf } from './calendar.ts';

/** Years of the Buddhist era are 543 ahead. */
const BUDDHIST_ERA = 543;

/** `case_counters/{month}`: the last running number given to a case of that month; written and read only by functions. */
export const caseCounterSchema = z.object({ last: z.int() });

/**
 * The month by which a case is numbered: `6911` for November 2569 (2026). The last two digits of the year in the Buddhist
 * era and the month, both in Bangkok.
 */
export function numberMonth(created: Date): string {
  const [year = '', month = ''] = dayOf(created).split('-');
  return `${String(Number(year) + BUDDHIST_ERA).slice(-2)}${month}`;
}

/**
 * The number by which people refer to a case: `DC-6911-0042`. From the ten-thousandth of a month on it has one more digit.
 * @param month from {@link numberMonth}
 * @param running counted from 1 in each month
 */
export function caseNumber(month: string, running: number): string {
  return `DC-${month}-${String(running).padStart(4, '0')}`;
}
