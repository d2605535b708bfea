import type { LawStatus } from './status.ts';

/** How the debtor was contacted. */
export const CONTACT_CHANNELS = ['call', 'line', 'sms', 'email', 'letter', 'visit'] as const;
export type ContactChannel = (typeof CONTACT_CHANNELS)[number];

/** How a contact ended. */
export const CONTACT_OUTCOMES = [
  'reached',
  'promised',
  'asked_other_time',
  'disputed',
  'refused',
  'no_answer',
  'unread',
  'ended_before_substance',
  'wrong_person',
] as const;
export type ContactOutcome = (typeof CONTACT_OUTCOMES)[number];

/** Hours of a day in Bangkok, in minutes since midnight; `until` is excluded. */
export interface ContactHours {
  from: number;
  until: number;
  status: LawStatus;
}

/** A choice that the law leaves open or that was not confirmed, with how well it is known. */
interface Choice<T> {
  value: T;
  status: LawStatus;
}

/** One version of the rules for contacting a debtor. A verdict names the version that it was given under. */
export interface ContactRules {
  table: 'contact_rules';
  n: number;
  /** `YYYY-MM-DD`: contacts that began on this day or later. */
  effectiveFrom: string;
  /** The rules warn: what has happened can always be recorded (`tables.ts`). */
  mode: 'warn';
  working: ContactHours;
  holiday: ContactHours;
  weekendIsHoliday: Choice<boolean>;
  perDay: Choice<1>;
  countedOutcomes: Choice<readonly ContactOutcome[]>;
  /** Whether a letter counts whatever became of it. */
  lettersCount: Choice<boolean>;
  /** What is limited to one contact a day. */
  unit: Choice<'debtor' | 'case'>;
  /** House rules, not law: how long a reserved contact is kept, and from which delay on an entry is late. In minutes. */
  holdMinutes: number;
  lateAfter: number;
}

/**
 * Sources: Debt Collection Act B.E. 2558 s. 9 (hours); notification of the Debt Collection Supervisory Committee in force on
 * 21 November 2562 (once a day) with its reported explanation of what the debtor has learned of. The statute itself was not read:
 * whether 20:00 is included (here it is not), whether Saturday and Sunday are holidays (here they are), and who the limit is for
 * (here the debtor, for the whole firm) are the strictest readings. Whether a lawyer has confirmed it: decision 183.
 */
export const CONTACT_RULES: readonly ContactRules[] = [
  {
    table: 'contact_rules',
    n: 1,
    effectiveFrom: '2019-11-21',
    mode: 'warn',
    working: { from: 8 * 60, until: 20 * 60, status: 'V' },
    holiday: { from: 8 * 60, until: 18 * 60, status: 'V' },
    weekendIsHoliday: { value: true, status: 'P' },
    perDay: { value: 1, status: 'V' },
    countedOutcomes: {
      value: ['reached', 'promised', 'disputed', 'refused', 'asked_other_time'],
      status: 'V',
    },
    lettersCount: { value: true, status: 'U' },
    unit: { value: 'debtor', status: 'U' },
    holdMinutes: 15,
    lateAfter: 60,
  },
];

/**
 * The version in force on a day; the oldest one for days before it.
 * @param day in Bangkok, `YYYY-MM-DD`
 * @param versions in any order, at least one
 */
export function contactRulesOn(day: string, versions: readonly ContactRules[] = CONTACT_RULES): ContactRules {
  const byAge = [...versions].sort((one, other) => one.n - other.n);
  const found = byAge.findLast(({ effectiveFrom }) => effectiveFrom <= day) ?? byAge[0];
  if (found === undefined) throw new RangeError('no contact rules');
  return found;
}
