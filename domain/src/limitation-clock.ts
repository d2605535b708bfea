import * as z from 'zod/mini';
import { addDays, daysBetween } from './calendar.ts';
import { instant } from './codec.ts';
import { SOON_DAYS, type LimitationState } from './limitation.ts';

export const CLOCK_RULES = ['debt', 'complaint', 'drawer', 'guarantor', 'judgment'] as const;
/** `may_have_passed`, never "time-barred" (CCC s. 193/29). `stopped`: a suit was brought, or the guarantor notified, in time. */
const CLOCK_STATES = ['running', 'near', 'may_have_passed', 'stopped', 'unknown'] as const;
export type ClockState = (typeof CLOCK_STATES)[number];

/**
 * Why a clock may end on another day. Later: another row of the table, or what is stated and counts for nothing yet. Earlier, and never
 * counted: a loan in instalments that the contract may make due at once at a default.
 */
const BECAUSE = ['other_reading', 'unproved_payment', 'suit_ended', 'accelerated'] as const;

/** A lawyer's confirmation of a clock as it is; gone when the clock changes (`inputsOf`). */
const clockConfirmationSchema = z.object({
  lapse_on: z.string(),
  /** The lawyer. */
  name: z.string(),
  licence_no: z.string(),
  /** The day on which the lawyer confirmed it. */
  confirmed_on: z.string(),
  reason: z.string(),
  /** The uid of the admin who entered it, and when. */
  by: z.string(),
  at: instant,
});

/** `cases/{caseId}/clocks/{rule}_{subject}`: written by functions alone. */
export const clockSchema = z.object({
  id: z.string(),
  case_id: z.string(),
  rule: z.enum(CLOCK_RULES),
  /** `claim`, or a part of it by its place in the sheet, such as `cheque_0`. */
  subject: z.string(),
  /** The row of the table that gives the earliest day; null: not known. */
  basis: z.nullable(z.string()),
  /** The day from which it ran at first; null: not known. */
  from_on: z.nullable(z.string()),
  /** The ids of the events that began it again, oldest first. */
  interrupted: z.array(z.string()),
  /** The day before which to act: the earliest of all plausible readings of the law; null: not known. */
  lapse_on_earliest: z.nullable(z.string()),
  lapse_on_other: z.array(z.object({ on: z.string(), because: z.enum(BECAUSE) })),
  /** Acknowledged in writing, or secured, after the earliest day: what the period of s. 193/35 ends on, if it can be sued on. */
  late_until: z.nullable(z.string()),
  /** Absent: it was an acknowledgement. */
  late_by: z.optional(z.literal('security_given')),
  /**
   * A suit in time, of a guarantor's clock alone: one that names this guarantor has stopped it; one that names no part of the claim, or
   * a judgment, ends its alerts. Absent: neither. Not part of `inputsOf`.
   */
  suit: z.optional(z.enum(['guarantor', 'claim'])),
  state: z.enum(CLOCK_STATES),
  law: z.object({ table: z.literal('limitation'), n: z.int() }),
  /** The next day on which its state changes or somebody is notified; null: none. */
  check_on: z.nullable(z.string()),
  /** Absent: no lawyer has confirmed it as it is. */
  confirmed: z.optional(clockConfirmationSchema),
});
export type Clock = z.infer<typeof clockSchema>;
/** A clock before it is stored. */
export type ClaimClock = Omit<Clock, 'id' | 'case_id' | 'confirmed'>;

/** So many days before the end people are notified. House policy. */
export const LIMITATION_ALERTS = [180, 90, 30, 14, 7, 1] as const;

/** The state of a clock with that of a period: other words for the same. */
export function clockStateOf(state: LimitationState): ClockState {
  return state === 'soon' ? 'near' : state;
}

/** A clock's id. */
export function clockId({ rule, subject }: Pick<ClaimClock, 'rule' | 'subject'>): string {
  return `${rule}_${subject}`;
}

/** The smallest number of {@link LIMITATION_ALERTS} that is not below the days that are left; null: nobody is notified. */
export function thresholdOf(
  { state, lapse_on_earliest: lapse, suit }: Pick<ClaimClock, 'state' | 'lapse_on_earliest' | 'suit'>,
  today: string,
): number | null {
  if (lapse === null || suit === 'claim' || (state !== 'running' && state !== 'near')) return null;
  const left = daysBetween(today, lapse);
  return left <= 0 ? null : (LIMITATION_ALERTS.findLast((days) => days >= left) ?? null);
}

/** The next day, after today, that is a threshold or the end. */
export function nextCheck({ state, lapse_on_earliest: lapse }: ClaimClock, today: string): string | null {
  if (lapse === null || (state !== 'running' && state !== 'near')) return null;
  const days = [SOON_DAYS, ...LIMITATION_ALERTS, 0].map((before) => addDays(lapse, -before));
  return days.find((day) => day > today) ?? null;
}
