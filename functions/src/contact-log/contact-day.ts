import { dayOf } from '@app/domain/calendar';
import { contactWindow, nextAllowed, type DebtorContact } from '@app/domain/debtor-contact';
import type { Reservation } from '@app/domain/contracts/debtor-contacts';
import type { ContactRules } from '@app/domain/law/contact-rules';
import type { HolidayCalendar } from '@app/domain/law/holidays';

/** `contact_days/{debtor key}_{day}`: who has the debtor's contact of that day. Absent: nobody. */
export interface ContactDay {
  state: 'held' | 'used';
  case_id: string;
  actor_id: string;
  /** The key of the call that reserved it; of a contact that was not reserved, its id. */
  slot: string;
  held_until: Date;
  /** Once used. */
  contact_id?: string;
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
  calendar?: HolidayCalendar,
): { answer: Reservation; hold?: ContactDay } {
  const isUsed = days.some((day) => day?.state === 'used');
  if (!contactWindow(now, rules, calendar).isOpen)
    return refuse('outside_hours', nextAllowed(now, isUsed, rules, calendar));
  if (isUsed) return refuse('used_today', nextAllowed(now, true, rules, calendar));
  const held = days.filter((day) => day !== null).filter(({ held_until: until }) => until > now);
  // Of another case nothing is said, not even that the contact may become free again.
  if (held.some((day) => day.case_id !== caseId))
    return refuse('used_today', nextAllowed(now, true, rules, calendar));
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

/** Whether this document is the day of the contact that is being corrected. */
export function isOfCorrected(day: ContactDay | null, corrects: string | undefined): boolean {
  return day?.state === 'used' && corrects !== undefined && day.contact_id === corrects;
}

/** Whether the day's contact has been made, other than by the entry that is being corrected. */
export function isUsedBefore(days: readonly (ContactDay | null)[], corrects: string | undefined): boolean {
  return days.some((day) => day?.state === 'used' && day.contact_id !== corrects);
}

/**
 * What a recorded contact makes of one of the day's documents: the new document, null to free the day, undefined to leave it.
 * @param counts whether the contact is the day's one
 */
export function dayAfter(
  day: ContactDay | null,
  { caseId, actorId, key }: Claim,
  counts: boolean,
  corrects: string | undefined,
  now: Date,
): ContactDay | null | undefined {
  const isCorrected = isOfCorrected(day, corrects);
  const isOwnHold = day?.state === 'held' && day.case_id === caseId && day.actor_id === actorId;
  // The day stays used, and a further correction names this one.
  if (!counts && isCorrected && day !== null) return { ...day, contact_id: key };
  if (!counts) return isOwnHold ? null : undefined;
  if (day?.state === 'used' && !isCorrected) return undefined;
  return {
    state: 'used',
    case_id: caseId,
    actor_id: actorId,
    slot: isOwnHold ? day.slot : key,
    held_until: now,
    contact_id: key,
  };
}
