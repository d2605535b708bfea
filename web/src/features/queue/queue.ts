import type { DoorAnswerKind, DoorWish } from '@app/domain/door';
import { dayOf, daysBetween } from '@app/domain/calendar';
import type { Case } from '@app/domain/case';

/** Lines of one kind in the queue; the list that it links to has the rest. */
export const QUEUE_LENGTH = 5;
/** A case in progress in which nothing was heard for so many days is in the queue. */
export const QUIET_DAYS = 7;

/** When a case's newest note was written, by the case's id; null where it has none. */
export type LastNotes = ReadonlyMap<string, Date | null>;

/** A case of the queue, and the moment from which its age is counted. */
export interface Waiting {
  item: Case;
  since: Date;
}

/** Days of Bangkok from a moment to today; 0 on the same day. @param today as `2026-11-21` */
export function daysSince(moment: Date, today: string): number {
  return daysBetween(dayOf(moment), today);
}

/** Whether a case was changed in the last {@link QUIET_DAYS}. */
export function isRecent({ updated_at }: Case, today: string): boolean {
  return daysSince(updated_at, today) < QUIET_DAYS;
}

/** Cases in which nothing happened for {@link QUIET_DAYS}, the quietest first. A note changes `updated_at` too (decision 140). */
export function quietCases(cases: readonly Case[], today: string): Waiting[] {
  return cases
    .filter((item) => !isRecent(item, today))
    .map((item) => ({ item, since: item.updated_at }))
    .toSorted((a, b) => a.since.getTime() - b.since.getTime())
    .slice(0, QUEUE_LENGTH);
}

/** Whether the last that happened to a case is a note, which sets `updated_at` to the note's own time. */
function isNoted({ id, updated_at }: Case, notes: LastNotes): boolean {
  const note = notes.get(id) ?? null;
  return note !== null && note >= updated_at;
}

/**
 * A partner's cases in progress that were assigned in the last {@link QUIET_DAYS} and have no note since, the longest
 * waiting first. A case does not hold when it was assigned: its last change counts, unless the partner or the customer
 * signed it, who assign nothing.
 */
export function newCases(
  cases: readonly Case[],
  notes: LastNotes,
  partnerId: string,
  today: string,
): Waiting[] {
  return cases
    .filter((item) => {
      const { user_id, updated_at, updated_by: signed } = item;
      const author = signed?.at.getTime() === updated_at.getTime() ? signed.uid : null;
      const isAssignment = author !== partnerId && author !== user_id;
      return isAssignment && isRecent(item, today) && !isNoted(item, notes);
    })
    .map((item) => ({ item, since: item.updated_at }))
    .toSorted((a, b) => a.since.getTime() - b.since.getTime())
    .slice(0, QUEUE_LENGTH);
}

/** What a debtor answers that waits for an admin; wishes go to the partner before the next contact. */
export type AnswerForOffice = Exclude<DoorAnswerKind, DoorWish>;
