import * as z from 'zod/mini';
import { FIRST_DAY } from './calendar.ts';
import { LIMITS } from './limits.ts';
import type { ClaimClock } from './limitation-clock.ts';
import { requiredDay } from './required-day.ts';
import { ISSUE, isBlank, optionalText, requiredText } from './text.ts';

const day = requiredDay([FIRST_DAY, ISSUE.dayTooEarly]);

/** A lawyer's confirmation of one clock. What depends on the clock and on today: {@link confirmationIssue}. */
export const newClockConfirmationSchema = z.object({
  /** The day before which to act, as the lawyer has confirmed it: on this day the claim may have lapsed. */
  lapse_on: day,
  name: requiredText(LIMITS.name),
  licence_no: requiredText(LIMITS.licence),
  /** The day on which the lawyer confirmed it. */
  confirmed_on: day,
  /** Why; needed where the day is not the computed one. */
  reason: optionalText(LIMITS.privacyText),
});
export type NewClockConfirmation = z.infer<typeof newClockConfirmationSchema>;

/**
 * What is wrong with a confirmation of this clock; null: nothing. A day before the computed one is refused: something is missing in the
 * claim sheet or the events then, and with it the alerts move too.
 * @param today in Bangkok
 */
export function confirmationIssue(
  { lapse_on, confirmed_on, reason }: NewClockConfirmation,
  { lapse_on_earliest }: Pick<ClaimClock, 'lapse_on_earliest'>,
  today: string,
): { field: 'lapse_on' | 'confirmed_on' | 'reason'; issue: string } | null {
  if (lapse_on_earliest === null || lapse_on < lapse_on_earliest)
    return { field: 'lapse_on', issue: 'beforeComputed' };
  if (confirmed_on > today) return { field: 'confirmed_on', issue: ISSUE.dayTooLate };
  if (lapse_on !== lapse_on_earliest && isBlank(reason)) return { field: 'reason', issue: ISSUE.required };
  return null;
}

/**
 * All that a clock was computed of, as far as it matters to it, in one text: a confirmation belongs to the clock with this text. Whether
 * its day is near or past is not part of it.
 */
export function inputsOf(clock: ClaimClock): string {
  const { rule, subject, basis, from_on, interrupted, lapse_on_earliest, lapse_on_other } = clock;
  const others = lapse_on_other.map(({ on, because }) => [on, because]);
  const isStopped = clock.state === 'stopped';
  return JSON.stringify([
    ...[rule, subject, basis, from_on, interrupted, lapse_on_earliest, others, clock.late_until],
    ...[isStopped, clock.law.n, ...(clock.late_by === undefined ? [] : [clock.late_by])],
  ]);
}
