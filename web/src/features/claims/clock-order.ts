import { daysBetween } from '@app/domain/calendar';
import { clockStateOf, type Clock } from '@app/domain/limitation-clock';
import { limitationState } from '@app/domain/limitation';

/** A clock on a day: the server writes its state once a day. */
export function stateOn({ state, lapse_on_earliest: lapse }: Clock, today: string): Clock['state'] {
  if (lapse === null || (state !== 'running' && state !== 'near')) return state;
  return clockStateOf(limitationState(lapse, today));
}

const ORDER: readonly Clock['state'][] = ['near', 'running', 'may_have_passed', 'unknown', 'stopped'];

/** What has to be done next comes first, then what may be late, what is not known, and what needs nothing. */
export function inOrder(clocks: readonly Clock[], today: string): Clock[] {
  const rank = (clock: Clock) => ORDER.indexOf(stateOn(clock, today));
  return [...clocks].sort(
    (one, other) =>
      rank(one) - rank(other) ||
      (one.lapse_on_earliest ?? '').localeCompare(other.lapse_on_earliest ?? '') ||
      one.id.localeCompare(other.id),
  );
}

/** The days that are left; 0 when none is. */
export function daysLeft(lapse: string, today: string): number {
  return Math.max(0, daysBetween(today, lapse));
}

/** Whether the debt was sued for, as far as the clocks say: a guarantor's stops with a notice, or a suit against the guarantor alone. */
export function isSued(clocks: readonly Clock[]): boolean {
  return clocks.some(
    ({ rule, state }) => rule === 'judgment' || (rule !== 'guarantor' && state === 'stopped'),
  );
}
