import { addDays } from './calendar.ts';
import type { LegalEvent } from './claim-sheet.ts';
import { GUARANTOR_NOTICE } from './law/limitation.ts';
import { eventsAbout, pendingSuits } from './legal-events.ts';
import { limitationState } from './limitation.ts';
import { clockStateOf, nextCheck, type ClaimClock } from './limitation-clock.ts';

/**
 * The clock of the notice of the default to one guarantor (CCC s. 686): stopped by a notice in time, or by a suit in time that names
 * this guarantor. Any other suit notifies this guarantor of nothing, nor does a judgment: the clock runs on, without alerts after a suit
 * that names no part of the claim.
 * @param unknown this guarantor's clock while no day is known
 * @param from the first day of a possible default; null: not known
 * @param notifiedOn as the sheet states it
 * @param events those that count, of the whole claim
 */
export function guarantorClock(
  unknown: ClaimClock,
  from: string | null,
  notifiedOn: string | undefined,
  events: readonly Pick<LegalEvent, 'kind' | 'on' | 'subject'>[],
  today: string,
): ClaimClock {
  if (from === null) return unknown;
  const lapse = addDays(from, GUARANTOR_NOTICE.days);
  const clock = { ...unknown, basis: 'guarantor-notice', from_on: from, lapse_on_earliest: lapse };
  // A notice of before the default is none.
  const isInTime = (on: string) => on >= from && on < lapse;
  const concerning = eventsAbout(events, unknown.subject);
  const notices = concerning.filter(({ kind }) => kind === 'guarantor_notified').map(({ on }) => on);
  if ([...notices, ...(notifiedOn === undefined ? [] : [notifiedOn])].some(isInTime))
    return { ...clock, state: 'stopped' };
  const suits = pendingSuits(concerning);
  if (suits.some(({ on, subject }) => subject !== undefined && isInTime(on)))
    return { ...clock, suit: 'guarantor', state: 'stopped' };
  const judgments = concerning.filter(({ kind }) => kind === 'judgment_final');
  const isSued = [...suits, ...judgments].some(({ on, subject }) => subject === undefined && on < lapse);
  const running = {
    ...clock,
    ...(isSued && { suit: 'claim' as const }),
    state: clockStateOf(limitationState(lapse, today)),
  };
  return { ...running, check_on: nextCheck(running, today) };
}
