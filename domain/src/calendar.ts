/** Bangkok knows no summer time: seven hours ahead of UTC all year. */
const BANGKOK_MS = 7 * 3_600_000;
/** The first day of all that is recorded here: older claims are not collected, and no version of a law's table was read before it. */
export const FIRST_DAY = '2000-01-01';
/** A day of 24 hours, in ms. */
export const DAY_MS = 24 * 3_600_000;

/** Days of Bangkok are texts such as `2026-11-21`, weeks are those of ISO 8601, such as `2026-W47`. Both sort by age. */
function textOf(dayMs: number): string {
  return new Date(dayMs).toISOString().slice(0, 10);
}

function msOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/** How many days after its week's Monday. */
function weekdayOf(dayMs: number): number {
  return (new Date(dayMs).getUTCDay() + 6) % 7;
}

/** The day in Bangkok: `2026-11-21`. */
export function dayOf(date: Date): string {
  return textOf(date.getTime() + BANGKOK_MS);
}

/** The time of day in Bangkok: `14:05`. */
export function timeOf(date: Date): string {
  return new Date(date.getTime() + BANGKOK_MS).toISOString().slice(11, 16);
}

/** Saturday or Sunday. */
export function isWeekend(day: string): boolean {
  return weekdayOf(msOf(day)) >= 5;
}

/** The ISO week of a day: `2026-W47`. A week belongs to the year of its Thursday. */
export function weekOf(day: string): string {
  const thursday = msOf(day) + (3 - weekdayOf(msOf(day))) * DAY_MS;
  const year = textOf(thursday).slice(0, 4);
  const number = 1 + Math.floor((thursday - msOf(`${year}-01-01`)) / (7 * DAY_MS));
  return `${year}-W${String(number).padStart(2, '0')}`;
}

/** A week's Monday, as a day. */
export function mondayOf(week: string): string {
  const [year = '', number = ''] = week.split('-W');
  // The fourth of January is always in the first week.
  const first = msOf(`${year}-01-04`);
  return textOf(first + ((Number(number) - 1) * 7 - weekdayOf(first)) * DAY_MS);
}

/** `days` later; earlier when negative. */
export function addDays(day: string, days: number): string {
  return textOf(msOf(day) + days * DAY_MS);
}

/** `months` later, on the same day of the month; on the month's last day where it has no such day (CCC s. 193/5). */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  // Day 0 of a month is the last day of the month before it.
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return textOf(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}

/** Whether a text is a day of the calendar: `2026-11-21`, not `2026-02-30`. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(msOf(text)) && textOf(msOf(text)) === text;
}

/** How many days after `from` the other day is. */
export function daysBetween(from: string, to: string): number {
  return (msOf(to) - msOf(from)) / DAY_MS;
}

/** The last `count` weeks up to and with that of `day`, oldest first. */
export function weeksUpTo(day: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => weekOf(addDays(day, (index - count + 1) * 7)));
}

/** The instant at which a day begins in Bangkok, for those who write it out. */
export function startOf(day: string): Date {
  return new Date(msOf(day) - BANGKOK_MS);
}
