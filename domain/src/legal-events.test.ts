import { expect, it } from 'vitest';
import { replacedEvents, standingEvents } from './legal-events.ts';

type Entered = Parameters<typeof standingEvents>[0][number];
const event = (id: string, more: Partial<Entered> = {}): Entered => ({
  id,
  by_role: 'partner',
  kind: 'part_paid',
  on: '2026-01-01',
  ...more,
});
const ids = (events: readonly Entered[]) => standingEvents(events).map(({ id }) => id);

it('counts the correction and not what it takes the place of', () => {
  const events = [event('right', { corrects: 'wrong', on: '2026-02-01' }), event('wrong')];
  expect(ids(events)).toEqual(['right']);
  expect(replacedEvents(events).get('wrong')?.id).toBe('right');
});

it('counts nothing of what was entered in error, nor the entry that says so', () => {
  expect(ids([event('wrong'), event('back', { kind: 'entered_in_error', corrects: 'wrong' })])).toEqual([]);
  expect(ids([event('wrong'), event('back', { kind: 'entered_in_error', corrects: 'other' })])).toEqual([
    'wrong',
  ]);
});

it('an entry of a customer replaces one of the customer, and none of the partner', () => {
  const of = (by_role: Entered['by_role']) =>
    ids([event('first', { by_role }), event('second', { by_role: 'customer', corrects: 'first' })]);
  expect(of('customer')).toEqual(['second']);
  expect(of('partner')).toEqual(['first', 'second']);
});

it('has each once, by its day, whatever order they come in', () => {
  const [one, two] = [event('b', { on: '2026-02-01' }), event('a', { on: '2026-03-01' })];
  expect(ids([two, one, two])).toEqual(['b', 'a']);
});
