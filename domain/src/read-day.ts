import { isDay } from './calendar.ts';
import { latinDigits } from './latin-digits.ts';

/** Years of the Buddhist era begin 543 years before those of the Christian era; nobody means B.E. below this. */
export const FIRST_BUDDHIST = 2_400;
export const BUDDHIST = 543;
const EARLIEST = '1930-01-01';

/**
 * The day that three fields hold. Without a day of the month it is the month's first: the earlier a period begins, the safer.
 * The year may be of either era.
 * @returns `YYYY-MM-DD`; null when nothing was typed, undefined when it is no day
 */
export function readDay(date: string, month: string, year: string): string | null | undefined {
  const typed = [date, month, year].map(plain);
  if (typed.every((part) => part === '')) return null;
  const [d = '', m = '', y = ''] = typed;
  if (!/^\d{0,2}$/.test(d) || !/^\d{1,2}$/.test(m) || !/^\d{4}$/.test(y)) return undefined;
  const christian = Number(y) >= FIRST_BUDDHIST ? Number(y) - BUDDHIST : Number(y);
  const day = `${String(christian)}-${m.padStart(2, '0')}-${(d === '' ? '1' : d).padStart(2, '0')}`;
  return isDay(day) && day >= EARLIEST ? day : undefined;
}

function plain(typed: string): string {
  return latinDigits(typed.normalize('NFKC')).trim();
}
