import { expect, it } from 'vitest';
import { debtClockState } from './debt-clock.ts';

const TODAY = '2026-11-24';
type Clocks = Parameters<typeof debtClockState>[0];
const clock = (
  rule: Clocks[number]['rule'],
  lapse_on_earliest: string | null,
  state: Clocks[number]['state'] = 'running',
) => ({ rule, state, lapse_on_earliest });

it.each<[string, Clocks, ReturnType<typeof debtClockState>]>([
  ['nothing is known', [clock('debt', null, 'unknown')], undefined],
  ['it runs', [clock('debt', '2029-01-01')], 'running'],
  ['it is over since today, whenever its state was written', [clock('debt', TODAY)], 'may_have_passed'],
  [
    'one instalment of several is over',
    [clock('debt', '2029-01-01'), clock('debt', '2026-01-01')],
    'may_have_passed',
  ],
  ['the suit against a drawer is over', [clock('drawer', '2026-01-01')], 'may_have_passed'],
  [
    'the complaint and the notice alone are over',
    [clock('complaint', '2026-01-01'), clock('guarantor', '2026-01-01')],
    undefined,
  ],
  [
    'a suit has stopped it',
    [clock('debt', '2026-01-01', 'stopped'), clock('judgment', '2036-01-01')],
    'running',
  ],
])('when %s', (_, clocks, state) => {
  expect(debtClockState(clocks, TODAY)).toBe(state);
});
