import { limitationState } from './limitation.ts';
import { clockStateOf, type Clock, type ClockState } from './limitation-clock.ts';

type Dated = Pick<Clock, 'state' | 'lapse_on_earliest'>;
/** What the order of clocks depends on. */
export type OrderedClock = Dated & Pick<Clock, 'id' | 'suit'>;

/** The state of a clock on a day: the server writes it once a day. */
export function stateOn({ state, lapse_on_earliest: lapse }: Dated, today: string): ClockState {
  if (lapse === null || (state !== 'running' && state !== 'near')) return state;
  return clockStateOf(limitationState(lapse, today));
}

const ORDER: readonly ClockState[] = ['near', 'running', 'may_have_passed', 'unknown', 'stopped'];

/** What has to be done next comes first, then what may be late, what is not known, and what needs nothing. */
export function inOrder<T extends OrderedClock>(clocks: readonly T[], today: string): T[] {
  const rank = (clock: T) => ORDER.indexOf(stateOn(clock, today));
  return [...clocks].sort(
    (one, other) =>
      rank(one) - rank(other) ||
      (one.lapse_on_earliest ?? '').localeCompare(other.lapse_on_earliest ?? '') ||
      one.id.localeCompare(other.id),
  );
}

/**
 * The first clock of a case, if there is something to do about it: it is near, may have passed, or lacks its first day. null while
 * that is far away, and after a suit, as there are no alerts then.
 * @param today in Bangkok
 */
export function clockToActOn<T extends OrderedClock>(clocks: readonly T[], today: string): T | null {
  const alerting = clocks.filter(({ suit }) => suit !== 'claim');
  const [first] = inOrder(alerting, today);
  if (first === undefined) return null;
  const state = stateOn(first, today);
  return state === 'running' || state === 'stopped' ? null : first;
}
