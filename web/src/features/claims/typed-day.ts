import type { Language } from '@app/domain/language';
import { readDay } from '@app/domain/read-day';

/** What is typed and is no day. */
export const NO_DAY = '-';

const SEPARATORS = /[\s/.-]+/;

/** A day as it is typed: day, month and year in any separators, or year first; without a day the month's first. */
export function readTyped(typed: string): string | undefined {
  const parts = typed.trim().split(SEPARATORS);
  const [first = '', second = '', third = ''] = parts;
  if (parts.length > 3) return NO_DAY;
  const day =
    parts.length === 2
      ? readDay('', first, second)
      : first.length === 4
        ? readDay(third, second, first)
        : readDay(first, second, third);
  return day === null ? undefined : (day ?? NO_DAY);
}

/** The same where the month's first could let something seem to have been in time: a month without a day is no day. */
export function readWholeDay(typed: string): string | undefined {
  const day = readTyped(typed);
  return day === undefined || typed.trim().split(SEPARATORS).length === 3 ? day : NO_DAY;
}

/** A day as a reader of this language types it: of the Buddhist era in Thai. */
export function typed(day: string | undefined, language: Language): string {
  if (day === undefined) return '';
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  if (language === 'zh') return `${year}-${month}-${date}`;
  return `${date}/${month}/${language === 'th' ? year + 543 : year}`;
}
