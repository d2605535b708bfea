import * as z from 'zod/mini';
import { addDays, dayOf, startOf } from './calendar.ts';
import { questionedWordingSchema } from './case.ts';
import { instant } from './codec.ts';
import {
  CONTACT_CHANNELS,
  CONTACT_OUTCOMES,
  contactRulesOn,
  type ContactChannel,
  type ContactOutcome,
  type ContactRules,
} from './law/contact-rules.ts';
import { HOLIDAYS, kindOfDay, type DayKind, type HolidayCalendar } from './law/holidays.ts';

export const CONTACT_DIRECTIONS = ['out', 'in'] as const;
export type ContactDirection = (typeof CONTACT_DIRECTIONS)[number];

/** Whom the contact was with; `locating`: a third person, to find out where the debtor is, to whom the debt is not disclosed. */
export const CONTACT_PERSONS = ['debtor', 'nominee', 'guarantor', 'locating'] as const;
export type ContactPerson = (typeof CONTACT_PERSONS)[number];

/**
 * What the system says of a contact: within the hours and the number of the rules in use. Not a legal opinion.
 * `not_gated`: the rules do not apply (`isGated`, or the debtor was the one who called).
 */
export const CONTACT_VERDICTS = [
  'inside',
  'outside_hours',
  'second_that_day',
  'recorded_late',
  'not_gated',
] as const;
export type ContactVerdict = (typeof CONTACT_VERDICTS)[number];

export const DEBTOR_KINDS = ['natural', 'juristic', 'unknown'] as const;
export type DebtorKind = (typeof DEBTOR_KINDS)[number];

/** What the person who was contacted learned of the caller and the debt. */
export const toldSchema = z.strictObject({
  own_name: z.boolean(),
  creditor: z.boolean(),
  amount: z.boolean(),
  authority_shown: z.boolean(),
});
export type Told = z.infer<typeof toldSchema>;

export const contactChannelSchema = z.enum(CONTACT_CHANNELS);
export const contactDirectionSchema = z.enum(CONTACT_DIRECTIONS);
export const contactPersonSchema = z.enum(CONTACT_PERSONS);
export const contactOutcomeSchema = z.enum(CONTACT_OUTCOMES);
export const contactVerdictSchema = z.enum(CONTACT_VERDICTS);

/** `cases/{caseId}/debtor_contacts/{id}`: written by the server, never changed but for the name of an erased account. */
export const debtorContactSchema = z.object({
  id: z.string(),
  case_id: z.string(),
  /** Its place in the case's chain, from 1. */
  seq: z.number(),
  channel: contactChannelSchema,
  direction: contactDirectionSchema,
  person: contactPersonSchema,
  began_at: instant,
  recorded_at: instant,
  /** Whole minutes between the two. */
  late_minutes: z.number(),
  outcome: contactOutcomeSchema,
  /** Whether it is the day's one contact. */
  counts: z.boolean(),
  verdict: contactVerdictSchema,
  /** The version of the rules that the verdict was given under. */
  law: z.object({ table: z.literal('contact_rules'), n: z.number() }),
  /** May be ''. Of a third person nothing is noted. */
  note: z.string(),
  /** Of the note; absent where nothing was found, and in older entries. Not shown to customers. */
  wording: z.catch(z.optional(questionedWordingSchema), undefined),
  told: toldSchema,
  /** The earlier entry of this case that it corrects; that one stays. */
  corrects: z.optional(z.string()),
  actor_id: z.string(),
  actor_role: z.literal('partner'),
  /** The profile's `full_name` at that time; '' when it was empty or was erased. */
  actor_name: z.string(),
  actor_erased: z.optional(z.literal(true)),
  /**
   * The chain holds `actor_seal`, the hash of salt and name, and not the name: when the name is erased with its salt, the chain still
   * verifies and the name cannot be guessed from the seal. '' once erased.
   */
  actor_salt: z.string(),
  actor_seal: z.string(),
  /** SHA-256 in hex of the previous entry's hash and everything above but `actor_name`, `actor_salt` and `actor_erased`. */
  hash: z.string(),
  /** '' in the first entry. */
  prev_hash: z.string(),
});
export type DebtorContact = z.infer<typeof debtorContactSchema>;

/** `contact_digests/{caseId}`: how many entries have which verdict, and the hash of the last. */
export const contactDigestSchema = z.object({
  case_id: z.string(),
  entries: z.number(),
  inside: z.number(),
  outside_hours: z.number(),
  second_that_day: z.number(),
  recorded_late: z.number(),
  not_gated: z.number(),
  last_hash: z.string(),
  /** The day of the last contact that counts, in Bangkok; absent: none does. An older document may hold null. */
  counted_on: z.optional(z.nullable(z.string())),
  /** When the last contact outside the rules was recorded. */
  outside_at: z.optional(instant),
  updated_at: instant,
});
export type ContactDigest = z.infer<typeof contactDigestSchema>;

/** The hours of one day. */
export interface ContactWindow {
  /** In Bangkok, `YYYY-MM-DD`. */
  day: string;
  kind: DayKind;
  from: Date;
  /** Excluded. */
  until: Date;
  /** Whether `now` is within it. */
  isOpen: boolean;
}

/** The hours of the day of `now`, on which a debtor may be contacted. */
export function contactWindow(
  now: Date,
  rules: ContactRules = contactRulesOn(dayOf(now)),
  calendar: HolidayCalendar = HOLIDAYS,
): ContactWindow {
  const day = dayOf(now);
  const kind = kindOfDay(day, calendar);
  const isWorking = kind === 'working' || (kind === 'weekend' && !rules.weekendIsHoliday.value);
  const hours = isWorking ? rules.working : rules.holiday;
  const midnight = startOf(day).getTime();
  const from = new Date(midnight + hours.from * 60_000);
  const until = new Date(midnight + hours.until * 60_000);
  return { day, kind, from, until, isOpen: now >= from && now < until };
}

/**
 * When a debtor may be contacted next: now, later today, or at the start of a later day's hours.
 * @param used the day's one contact has been made
 */
export function nextAllowed(
  now: Date,
  used: boolean,
  rules: ContactRules = contactRulesOn(dayOf(now)),
  calendar: HolidayCalendar = HOLIDAYS,
): Date {
  const today = contactWindow(now, rules, calendar);
  if (!used && now < today.until) return now < today.from ? today.from : now;
  return contactWindow(startOf(addDays(today.day, 1)), rules, calendar).from;
}

interface Happened {
  channel: ContactChannel;
  direction: ContactDirection;
  person: ContactPerson;
  outcome: ContactOutcome;
}

/** Whether it is a contact of which the debtor, or somebody in the debtor's place, has learned. */
export function countsToward(
  { channel, direction, person, outcome }: Happened,
  rules: ContactRules,
): boolean {
  if (direction === 'in' || person === 'locating') return false;
  if (channel === 'letter' && rules.lettersCount.value) return true;
  return rules.countedOutcomes.value.includes(outcome);
}

/**
 * Do the rules apply to a contact with this person? Not with a company. A guarantor is a debtor, too (Debt Collection Act s. 3), and
 * nobody states of which kind: it counts as a natural person, as a debtor of unknown kind does.
 */
export function isGated(person: ContactPerson, debtor: DebtorKind): boolean {
  return debtor !== 'juristic' || person === 'guarantor';
}

/** Whole minutes between a contact and its entry; 0 for clocks that disagree. */
export function lateMinutes(beganAt: Date, recordedAt: Date): number {
  return Math.max(0, Math.floor((recordedAt.getTime() - beganAt.getTime()) / 60_000));
}

/**
 * The verdict on a contact. What is outside the rules is said first, however late it was entered.
 * @param usedBefore another contact of the same day with the same debtor counts already
 */
export function verdictOf(
  contact: Happened & { beganAt: Date; recordedAt: Date; debtor: DebtorKind; usedBefore: boolean },
  rules: ContactRules,
  calendar: HolidayCalendar = HOLIDAYS,
): ContactVerdict {
  if (!isGated(contact.person, contact.debtor) || contact.direction === 'in') return 'not_gated';
  if (!contactWindow(contact.beganAt, rules, calendar).isOpen) return 'outside_hours';
  if (contact.usedBefore && countsToward(contact, rules)) return 'second_that_day';
  if (lateMinutes(contact.beganAt, contact.recordedAt) > rules.lateAfter) return 'recorded_late';
  return 'inside';
}

/** Of these verdicts admins are notified. */
export function isOutsideRules(verdict: ContactVerdict): boolean {
  return verdict === 'outside_hours' || verdict === 'second_that_day';
}
