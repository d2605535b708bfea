import { addDays, DAY_MS, dayOf } from './calendar.ts';
import { HOLIDAYS, type HolidayCalendar } from './law/holidays.ts';
import { addBusinessDays, atHour, closesOn, isBusinessDay } from './working-time.ts';

/** What the firm has promised to do within a time, and what it expects of its partners. */
export interface CommitmentTable {
  /** Day in Bangkok from which commitments are kept. In cases that were assigned before, the first report is due a period after it. */
  since: string;
  /** A partner answers whether an assigned case is accepted. */
  accept: {
    /** Off: it is asked all the same, but no commitment is kept of it. */
    on: boolean;
    /** Working days after the day of the assignment; the reminder comes early on the last one, due when the office closes. */
    businessDays: number;
  };
  /** The customer gets a report of every case in progress. */
  weekly_report: {
    /** Off: no report is due, and no public page promises one (`web/site/pages/promises.ts`). */
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

/**
 * When partners are reminded on the last day, Bangkok: the schedule runs every half hour, so twice before the mail of the
 * morning (07:30), which leaves its last 65 minutes to the next day.
 */
const REMINDER_HOUR = 5;

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
  return { remind_at: atHour(last, REMINDER_HOUR), due_at: closesOn(last) };
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
    const due = closesOn(last);
    if (due > after) return due;
  }
}

/** Until when the customer may object to an outcome of this moment. */
export function objectionDeadline(endedAt: Date): Date {
  return new Date(endedAt.getTime() + COMMITMENTS.object.days * DAY_MS);
}
