import { addDays, dayOf, startOf } from './calendar.ts';
import { HOLIDAYS, kindOfDay, type HolidayCalendar } from './law/holidays.ts';

/** The office's hours in Bangkok. */
const OPENING_HOUR = 9;
const CLOSING_HOUR = 18;
const HOUR_MS = 3_600_000;

/** Monday to Friday without public holidays; in a year without a calendar, Monday to Friday. */
export function isBusinessDay(day: string, calendar: HolidayCalendar): boolean {
  const kind = kindOfDay(day, calendar);
  return kind === 'working' || kind === 'unknown';
}

/** The working day `count` working days after `day`; `day` itself is not counted. */
export function addBusinessDays(day: string, count: number, calendar: HolidayCalendar = HOLIDAYS): string {
  let reached = day;
  for (let left = count; left > 0;) {
    reached = addDays(reached, 1);
    if (isBusinessDay(reached, calendar)) left -= 1;
  }
  return reached;
}

/** When the office opens on a working day. */
const opensOn = (day: string): Date => atHour(day, OPENING_HOUR);
/** When the office closes on a working day. */
export const closesOn = (day: string): Date => atHour(day, CLOSING_HOUR);

/** This hour of a day in Bangkok. */
export function atHour(day: string, hour: number): Date {
  return new Date(startOf(day).getTime() + hour * HOUR_MS);
}

/**
 * When so many hours have passed in which the office is open; hours in which it is closed are not counted.
 * @param hours above 0; a part of an hour is allowed
 */
export function addBusinessHours(from: Date, hours: number, calendar: HolidayCalendar = HOLIDAYS): Date {
  let left = hours * HOUR_MS;
  for (let day = dayOf(from); ; day = addDays(day, 1)) {
    if (!isBusinessDay(day, calendar)) continue;
    const begin = Math.max(from.getTime(), opensOn(day).getTime());
    const open = Math.max(0, closesOn(day).getTime() - begin);
    if (left <= open) return new Date(begin + left);
    left -= open;
  }
}
