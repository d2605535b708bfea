import type { Clock } from './limitation-clock.ts';
import { limitationState, type LimitationState } from './limitation.ts';

/** Not the complaint about a cheque, which is criminal, nor the notice to a guarantor. */
const OF_DEBT: readonly Clock['rule'][] = ['debt', 'drawer', 'judgment'];

/**
 * The state of the debt's earliest period of limitation that no suit has stopped; undefined: no such period is known.
 * @param today in Bangkok
 */
export function debtClockState(
  clocks: readonly Pick<Clock, 'rule' | 'state' | 'lapse_on_earliest'>[],
  today: string,
): LimitationState | undefined {
  const days = clocks
    .filter(({ rule, state }) => OF_DEBT.includes(rule) && state !== 'stopped')
    .flatMap(({ lapse_on_earliest: lapse }) => lapse ?? []);
  const first = days.sort()[0];
  return first === undefined ? undefined : limitationState(first, today);
}
