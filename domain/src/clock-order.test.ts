import { expect, it } from 'vitest';
import { clockToActOn, inOrder, type OrderedClock } from './clock-order.ts';

const TODAY = '2026-11-30';
const clock = (
  id: string,
  lapse_on_earliest: string | null,
  fields: Partial<OrderedClock> = {},
): OrderedClock => ({
  id,
  lapse_on_earliest,
  state: lapse_on_earliest === null ? 'unknown' : 'running',
  ...fields,
});

const near = clock('near', '2026-12-05');
const nearer = clock('nearer', '2026-12-01');
const far = clock('far', '2029-01-01');
const passed = clock('passed', TODAY);
const unknown = clock('unknown', null);
const stopped = clock('stopped', '2026-12-02', { state: 'stopped' });

it('puts what has to be done next first, by the day and not by the stored state', () => {
  const all = [stopped, unknown, passed, far, near, nearer];
  expect(inOrder(all, TODAY).map(({ id }) => id)).toEqual([
    'nearer',
    'near',
    'far',
    'passed',
    'unknown',
    'stopped',
  ]);
});

it.each([
  ['the nearest day', [near, nearer, passed], nearer],
  ['a day that may have passed, when no other is ahead', [passed, unknown], passed],
  ['a day that is not known, when there is no other', [unknown, stopped], unknown],
  ['nothing while the next day is far away', [far, passed], null],
  ['nothing that a suit has stopped', [stopped], null],
  ['nothing without a clock', [], null],
])('acts on %s', (_, clocks, expected) => {
  expect(clockToActOn(clocks, TODAY)).toBe(expected);
});

it('passes over a guarantor who is not alerted of after a suit, and not over one named by it', () => {
  const guarantor = (suit: 'guarantor' | 'claim') => clock('guarantor', '2026-12-02', { suit });
  expect(clockToActOn([guarantor('claim')], TODAY)).toBeNull();
  expect(clockToActOn([guarantor('guarantor')], TODAY)?.id).toBe('guarantor');
});
