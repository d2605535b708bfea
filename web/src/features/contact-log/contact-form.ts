import { dayOf } from '@app/domain/calendar';
import type { QuestionedWording } from '@app/domain/case';
import type { ContactEntry } from '@app/domain/contracts/debtor-contacts';
import {
  contactChannelSchema,
  contactDirectionSchema,
  contactOutcomeSchema,
  contactPersonSchema,
  toldSchema,
  type ContactPerson,
  type DebtorContact,
  type Told,
} from '@app/domain/debtor-contact';
import { LIMITS } from '@app/domain/limits';
import { optionalText } from '@app/domain/text';
import * as z from 'zod/mini';

/** The contact that is entered: `key` as reserved, or a new one; `before` the earlier entry that it corrects. */
export interface StartedContact {
  key: string;
  beganAt: Date;
  /** How far the clock of this device is ahead of `beganAt`'s, in ms; absent: `beganAt` is this device's. */
  ahead?: number;
  /** Begun in a slot that is over: the form shows the time above its button, since this may be another contact. */
  isEarlier?: boolean;
  /** Its form was closed before it was recorded, and it has no reservation. */
  isLeft?: boolean;
  /** With whom; absent: the debtor. The form may change it. */
  person?: ContactPerson;
  before?: DebtorContact;
}

/** Clocks may disagree by this much. */
const AHEAD_MS = 60_000;
/** So long after it began a contact may still be going on, in ms, as a visit; what is recorded later began later. */
const GOING_ON_MS = 3 * 3_600_000;

/** The server's time, where the contact began by it; otherwise the time of this device. */
export const nowOf = ({ ahead = 0 }: Pick<StartedContact, 'ahead'>, now: Date): Date =>
  new Date(now.getTime() - ahead);

/** Whether a contact may still be the one that is recorded now. */
export const isGoingOn = (contact: Pick<StartedContact, 'beganAt' | 'ahead'>, now: Date): boolean =>
  nowOf(contact, now).getTime() - contact.beganAt.getTime() <= GOING_ON_MS;

/** The time of an instant in Bangkok as a time field has it: 14:05. */
const timeOf = (date: Date) => new Date(date.getTime() + 7 * 3_600_000).toISOString().slice(11, 16);

/**
 * When it began: exactly as started, as long as day and time are untouched. Without a time, the start of the day, which
 * {@link lackOf} does not accept.
 */
function beginningOf({ day, time }: Pick<ContactValues, 'day' | 'time'>, started: Date): Date {
  const isUntouched = day === dayOf(started) && time === timeOf(started);
  return isUntouched ? started : new Date(`${day}T${time === '' ? '00:00' : time}:00+07:00`);
}

/**
 * What keeps a contact from being recorded (`contact-log:sheet`); undefined: nothing.
 * @param now as {@link nowOf}
 */
export function lackOf(
  values: Pick<ContactValues, 'outcome' | 'day' | 'time'>,
  started: Date,
  now: Date,
): 'chooseOutcome' | 'ahead' | undefined {
  if (values.outcome === null) return 'chooseOutcome';
  const began = beginningOf(values, started);
  // As started it is the server's time, which the clock of a phone may be behind.
  const isAhead = began !== started && began.getTime() > now.getTime() + AHEAD_MS;
  return values.time === '' || isAhead ? 'ahead' : undefined;
}

/** The form of a contact. */
export const contactFormSchema = z.object({
  // Nothing is chosen at first.
  outcome: z.pipe(z.nullable(contactOutcomeSchema), contactOutcomeSchema),
  channel: contactChannelSchema,
  direction: contactDirectionSchema,
  person: contactPersonSchema,
  day: z.string(),
  time: z.string(),
  note: optionalText(LIMITS.contactNote),
  told: toldSchema,
});
export type ContactValues = z.input<typeof contactFormSchema>;
type Contact = z.output<typeof contactFormSchema>;

const NOBODY_TOLD: Told = { own_name: false, creditor: false, amount: false, authority_shown: false };

/** The form at first: what is usual is chosen already; a correction begins with the entry that it corrects. */
export function firstValues({ beganAt, before, person = 'debtor' }: StartedContact): ContactValues {
  return {
    outcome: before?.outcome ?? null,
    channel: before?.channel ?? 'call',
    direction: before?.direction ?? 'out',
    person: before?.person ?? person,
    day: dayOf(beganAt),
    time: timeOf(beganAt),
    note: before?.note ?? '',
    told: before?.told ?? NOBODY_TOLD,
  };
}

/** The entry that is sent. Of a third person nothing is noted. @param wording of the note, where it was questioned */
export function entryOf(
  caseId: string,
  { key, beganAt, before }: StartedContact,
  { day, time, note, ...rest }: Contact,
  wording: QuestionedWording | undefined,
): ContactEntry {
  return {
    caseId,
    key,
    ...rest,
    beganAt: beginningOf({ day, time }, beganAt).toISOString(),
    note: rest.person === 'locating' ? '' : note,
    ...(wording !== undefined && { wording }),
    ...(before !== undefined && { corrects: before.id }),
  };
}
