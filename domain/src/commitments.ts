import { addDays, dayOf, startOf } from './calendar.ts';
import { HOLIDAYS, kindOfDay, type HolidayCalendar } from './law/holidays.ts';

/** What the firm has promised to do within a time, and what it expects of its partners. */
export interface CommitmentTable {
  /** Day in Bangkok from which commitments are kept. In cases that were assigned before, the first report is due a period after it. */
  since: string;
  /** A partner answers whether an assigned case is accepted. */
  accept: {
    /** Off: it is asked all the same, but no commitment is kept of it. */
    on: boolean;
    /** Working days after the day of the assignment; the reminder comes when the office opens on the last one, due when it closes. */
    businessDays: number;
  };
  /** The customer gets a report of every case in progress. */
  weekly_report: {
    /** Off: no report is due, and no public page promises one (`web/src/routes/site/promises.ts`). */
    on: boolean;
    /** Days from one report to the next, when the office closes; on the last working day before if that is none. */
    days: number;
    /** Working hours after the deadline until admins are notified that there is still no report. */
    escalateHours: number;
  };
  /** A question of the customer is answered by the partner or the office. */
  answer_question: {
    /** Off: it is answered all the same, but no commitment is kept of it. */
    on: boolean;
    /** Working hours from the question to the answer. */
    businessHours: number;
    /** Working hours after the deadline until admins are notified that there is still none. */
    escalateHours: number;
  };
  /** A customer objects to an outcome within this many days of 24 hours. */
  object: { days: number };
}

/** The kinds of which a commitment is kept for each case (`case-commitments.ts`). */
export const COMMITMENT_KINDS = [
  'accept',
  'weekly_report',
  'answer_question',
] as const satisfies (keyof CommitmentTable)[];
export type CommitmentKind = (typeof COMMITMENT_KINDS)[number];

/**
 * House policy: the periods come from no law and may be changed here alone, as the next version of the table (`law/tables.ts`). A
 * stored deadline is not changed by a later change of this table.
 */
export const COMMITMENTS: CommitmentTable = {
  since: '2026-11-01',
  accept: { on: true, businessDays: 2 },
  weekly_report: { on: true, days: 7, escalateHours: 8 },
  answer_question: { on: true, businessHours: 8, escalateHours: 8 },
  object: { days: 14 },
};

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
 * When so many hours have passed in which the office is open; hours in which it is closed are not counted.
 * @param hours above 0; a part of an hour is allowed
 */
export function addBusinessHours(from: Date, hours: number, calendar: HolidayCalendar = HOLIDAYS): Date {
  let left = hours * HOUR_MS;
  for (let day = dayOf(from); ; day = addDays(day, 1)) {
    if (!isBusinessDay(day, calendar)) continue;
    const begin = Math.max(from.getTime(), atHour(day, OPENING_HOUR).getTime());
    const open = Math.max(0, atHour(day, CLOSING_HOUR).getTime() - begin);
    if (left <= open) return new Date(begin + left);
    left -= open;
  }
}

/**
 * Until when a partner answers an assignment of this moment, and when the reminder comes.
 * @returns instants; days and hours are those of Bangkok
 */
export function acceptanceDeadline(
  askedAt: Date,
  table: CommitmentTable = COMMITMENTS,
  calendar: HolidayCalendar = HOLIDAYS,
): { remind_at: Date; due_at: Date } {
  const last = addBusinessDays(dayOf(askedAt), table.accept.businessDays, calendar);
  return { remind_at: atHour(last, OPENING_HOUR), due_at: atHour(last, CLOSING_HOUR) };
}

/**
 * Until when the next report of a case is due: a whole number of weeks (of `days`) after the day on which work began, so that a
 * holiday or a late report does not move all later ones.
 * @param began when work on the case began
 * @param after a moment that the deadline lies after
 */
export function reportDeadline(
  began: Date,
  after: Date,
  { days }: CommitmentTable['weekly_report'] = COMMITMENTS.weekly_report,
  calendar: HolidayCalendar = HOLIDAYS,
): Date {
  for (let day = addDays(dayOf(began), days); ; day = addDays(day, days)) {
    let last = day;
    while (!isBusinessDay(last, calendar)) last = addDays(last, -1);
    const due = atHour(last, CLOSING_HOUR);
    if (due > after) return due;
  }
}

/** Until when the customer may object to an outcome of this moment. */
export function objectionDeadline(endedAt: Date): Date {
  return new Date(endedAt.getTime() + COMMITMENTS.object.days * DAY_MS);
}
