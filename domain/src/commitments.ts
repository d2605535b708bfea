import { addDays, dayOf, startOf } from './calendar.ts';
import { HOLIDAYS, kindOfDay, type HolidayCalendar } from './law/holidays.ts';

/**
 * What the firm has promised to do within a time, and what it expects of its partners. House policy: the periods come from no law and may
 * be changed here alone. A stored deadline is not changed by a later change of this table.
 */
export const COMMITMENTS = {
  /** A partner answers whether an assigned case is accepted. */
  accept: {
    /** Working days after the day of the assignment; the reminder comes when the office opens on the last one, due when it closes. */
    businessDays: 2,
  },
  /** A customer objects to an outcome within this many days of 24 hours. */
  object: { days: 14 },
} as const;

/** The office's hours in Bangkok. */
const OPENING_HOUR = 9;
const CLOSING_HOUR = 18;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Monday to Friday without public holidays; in a year without a calendar, Monday to Friday. */
function isBusinessDay(day: string, calendar: HolidayCalendar): boolean {
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

const atHour = (day: string, hour: number) => new Date(startOf(day).getTime() + hour * HOUR_MS);

/**
 * Until when a partner answers an assignment of this moment, and when the reminder comes.
 * @returns instants; days and hours are those of Bangkok
 */
export function acceptanceDeadline(askedAt: Date): { remind_at: Date; due_at: Date } {
  const last = addBusinessDays(dayOf(askedAt), COMMITMENTS.accept.businessDays);
  return { remind_at: atHour(last, OPENING_HOUR), due_at: atHour(last, CLOSING_HOUR) };
}

/** Until when the customer may object to an outcome of this moment. */
export function objectionDeadline(endedAt: Date): Date {
  return new Date(endedAt.getTime() + COMMITMENTS.object.days * DAY_MS);
}
