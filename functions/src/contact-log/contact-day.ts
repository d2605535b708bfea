import { dayOf } from '@app/domain/calendar';
import { instant } from '@app/domain/codec';
import { contactWindow, nextAllowed, type DebtorContact } from '@app/domain/debtor-contact';
import type { Reservation } from '@app/domain/contracts/debtor-contacts';
import type { ContactRules } from '@app/domain/law/contact-rules';
import * as z from 'zod/mini';

/** A contact that used a day: what the day's document needs to pass to it. */
const userSchema = z.object({ contact_id: z.string(), case_id: z.string(), actor_id: z.string() });
type DayUser = z.infer<typeof userSchema>;

const daySchema = z.object({
  state: z.enum(['held', 'used']),
  case_id: z.string(),
  actor_id: z.string(),
  slot: z.string(),
  held_until: instant,
  contact_id: z.optional(z.string()),
  further: z.optional(z.array(userSchema)),
});

/** `contact_days/{debtor key}_{day}`: who has the debtor's contact of that day. Absent: nobody. */
export interface ContactDay {
  state: 'held' | 'used';
  case_id: string;
  actor_id: string;
  /** The key of the call that reserved it; of a contact that was not reserved, its id. */
  slot: string;
  held_until: Date;
  /** Once used: the first contact that used the day. */
  contact_id?: string;
  /** The contacts that used it after the first, as they were recorded; absent: none, or a document of before they were kept. */
  further?: DayUser[];
}

/** The stored document. What is absent stays absent: Firestore does not store `undefined`. */
export function contactDayOf(stored: unknown): ContactDay {
  const { contact_id, further, ...day } = daySchema.parse(stored);
  return {
    ...day,
    ...(contact_id !== undefined && { contact_id }),
    ...(further !== undefined && { further }),
  };
}

interface Claim {
  caseId: string;
  actorId: string;
  key: string;
}

/**
 * Decides on a reservation from the day's documents of everything that identifies the debtor.
 * @returns `hold`: what to write to all of them; absent when nothing changes
 */
export function decideReservation(
  days: readonly (ContactDay | null)[],
  { caseId, actorId, key }: Claim,
  now: Date,
  rules: ContactRules,
): { answer: Reservation; hold?: ContactDay } {
  const isUsed = days.some((day) => day?.state === 'used');
  if (!contactWindow(now, rules).isOpen) return refuse('outside_hours', nextAllowed(now, isUsed, rules));
  if (isUsed) return refuse('used_today', nextAllowed(now, true, rules));
  const held = days.filter((day) => day !== null).filter(({ held_until: until }) => until > now);
  // Of another case nothing is said, not even that the contact may become free again.
  if (held.some((day) => day.case_id !== caseId)) return refuse('used_today', nextAllowed(now, true, rules));
  const others = held.find((day) => day.actor_id !== actorId);
  if (others !== undefined) return refuse('held', others.held_until);
  const own = held[0];
  if (own !== undefined) return { answer: { slot: own.slot, until: own.held_until.toISOString() } };
  const until = new Date(now.getTime() + rules.holdMinutes * 60_000);
  return {
    answer: { slot: key, until: until.toISOString() },
    hold: { state: 'held', case_id: caseId, actor_id: actorId, slot: key, held_until: until },
  };
}

function refuse(refused: 'outside_hours' | 'used_today' | 'held', nextAt: Date): { answer: Reservation } {
  return { answer: { refused, nextAt: nextAt.toISOString() } };
}

/** What a correction needs of the entry that it corrects. */
type Corrected = Pick<DebtorContact, 'actor_id' | 'began_at' | 'recorded_at' | 'counts'>;

/** A partner corrects own entries of the day on which they were recorded. */
export function isCorrectable(
  { actor_id, recorded_at }: Pick<Corrected, 'actor_id' | 'recorded_at'>,
  actorId: string,
  now: Date,
): boolean {
  return actor_id === actorId && dayOf(recorded_at) === dayOf(now);
}

/**
 * The day that a correction frees: that of the corrected contact, where the contact took place on another day after all. A contact
 * that does not count after its correction leaves its day used, because the corrected entry is still in the record.
 * @param day of the correction, in Bangkok
 */
export function freedDay(corrected: Corrected | null, day: string, counts: boolean): string | null {
  if (corrected === null || !corrected.counts || !counts) return null;
  const before = dayOf(corrected.began_at);
  return before === day ? null : before;
}

/** Every contact that used the day, the first one first. */
function usersOf(day: ContactDay | null): DayUser[] {
  if (day?.state !== 'used') return [];
  const { contact_id = day.slot, case_id, actor_id, further = [] } = day;
  return [{ contact_id, case_id, actor_id }, ...further];
}

/** The used day with these contacts; null when there are none. */
function withUsers({ further: _, ...day }: ContactDay, users: readonly DayUser[]): ContactDay | null {
  const [first, ...further] = users;
  if (first === undefined) return null;
  const slot = first.contact_id === day.contact_id ? day.slot : first.contact_id;
  return { ...day, ...first, slot, ...(further.length > 0 && { further }) };
}

/** The entry that is being corrected; undefined: none. Cases of one debtor share their days, and ids are chosen by clients. */
export interface CorrectedEntry {
  caseId: string;
  contactId: string | undefined;
}

function isEntry({ case_id, contact_id }: DayUser, { caseId, contactId }: CorrectedEntry): boolean {
  return case_id === caseId && contact_id === contactId;
}

/** Whether the day's contact has been made, other than by the entry that is being corrected. */
export function isUsedBefore(days: readonly (ContactDay | null)[], corrected: CorrectedEntry): boolean {
  return days.some((day) =>
    usersOf(day)
      .slice(0, 1)
      .some((user) => !isEntry(user, corrected)),
  );
}

/** Whether the case still has a contact on a day from which the corrected one is taken. */
export function isUsedByCase(days: readonly (ContactDay | null)[], corrected: CorrectedEntry): boolean {
  return days.flatMap(usersOf).some((user) => user.case_id === corrected.caseId && !isEntry(user, corrected));
}

/**
 * What a correction to another day makes of one of the documents of the day before: without the corrected contact it passes to the
 * next one that used it, because the debtor was contacted on it all the same.
 * @returns the new document, null to free the day, undefined to leave it
 */
export function dayWithout(day: ContactDay | null, corrected: CorrectedEntry): ContactDay | null | undefined {
  const users = usersOf(day);
  const others = users.filter((user) => !isEntry(user, corrected));
  return day === null || others.length === users.length ? undefined : withUsers(day, others);
}

/**
 * What a recorded contact makes of one of the day's documents: the new document, null to free the day, undefined to leave it.
 * @param counts whether the contact uses the day
 */
export function dayAfter(
  day: ContactDay | null,
  { caseId, actorId, key }: Claim,
  counts: boolean,
  corrects: string | undefined,
  now: Date,
): ContactDay | null | undefined {
  const own: DayUser = { contact_id: key, case_id: caseId, actor_id: actorId };
  const corrected = { caseId, contactId: corrects };
  if (day?.state === 'used') {
    const users = usersOf(day);
    if (users.some((user) => isEntry(user, { caseId, contactId: key }))) return undefined;
    // Also when it does not count: the day stays used, and a further correction names this one.
    if (users.some((user) => isEntry(user, corrected)))
      return withUsers(
        day,
        users.map((user) => (isEntry(user, corrected) ? own : user)),
      );
    return counts ? withUsers(day, [...users, own]) : undefined;
  }
  const isOwnHold = day?.case_id === caseId && day.actor_id === actorId;
  if (!counts) return isOwnHold ? null : undefined;
  return { state: 'used', ...own, slot: isOwnHold ? day.slot : key, held_until: now };
}
