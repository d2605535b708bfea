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

it('counts the first entry again once its correction was entered in error', () => {
  const wrong = event('first', { on: '2026-01-24' });
  const correction = event('second', { on: '2026-01-25', corrects: 'first' });
  const back = event('back', { kind: 'entered_in_error', corrects: 'second' });
  expect(ids([wrong, correction])).toEqual(['second']);
  expect(ids([wrong, correction, back])).toEqual(['first']);
  expect(replacedEvents([wrong, correction, back]).has('first')).toBe(false);
  expect(replacedEvents([wrong, correction, back]).get('second')?.id).toBe('back');
  // It can be corrected again, and a withdrawal that was itself a mistake withdraws nothing.
  expect(ids([wrong, correction, back, event('third', { corrects: 'first' })])).toEqual(['third']);
  const mistake = event('mistake', { kind: 'entered_in_error', corrects: 'back' });
  expect(ids([wrong, correction, back, mistake])).toEqual(['second']);
});

it('counts the last correction of a chain, and the one before it once that was entered in error', () => {
  const chain = [
    event('first'),
    event('second', { corrects: 'first' }),
    event('third', { corrects: 'second' }),
  ];
  expect(ids(chain)).toEqual(['third']);
  expect(ids([...chain, event('back', { kind: 'entered_in_error', corrects: 'third' })])).toEqual(['second']);
  // Corrected by one person and withdrawn by another: the correction is what is right.
  expect(ids([...chain, event('back', { kind: 'entered_in_error', corrects: 'second' })])).toEqual(['third']);
});

it('comes to an end with entries that name each other', () => {
  const ring = (kind: Entered['kind']) => [
    event('a', { corrects: 'b', kind }),
    event('b', { corrects: 'a', kind }),
    event('c', { corrects: 'c', kind }),
  ];
  expect(ids(ring('sued'))).toEqual([]);
  expect(ids(ring('entered_in_error'))).toEqual([]);
});

it.each(['chain', 'ring', 'star'] as const)('looks at each of 20,000 entries in a %s once', (shape) => {
  const count = 20_000;
  const target = { chain: (at: number) => at - 1, ring: (at: number) => (at + 1) % count, star: () => 0 }[
    shape
  ];
  const events = Array.from({ length: count }, (_, at) => event(`${at}`, { corrects: `${target(at)}` }));
  const begun = performance.now();
  const left = { chain: [`${count - 1}`], ring: [], star: [] }[shape];
  expect(ids(events).slice(0, 1)).toEqual(shape === 'star' ? ['1'] : left);
  expect(performance.now() - begun).toBeLessThan(2_000);
});

it('has the same of a ring whatever order its entries come in', () => {
  const ring = [
    event('a', { corrects: 'b' }),
    event('b', { corrects: 'c', kind: 'entered_in_error' }),
    event('c', { corrects: 'a' }),
    event('d', { corrects: 'a', kind: 'entered_in_error' }),
  ];
  for (const order of [ring, ring.toReversed(), [...ring.slice(2), ...ring.slice(0, 2)]])
    expect([...replacedEvents(order).keys()].sort()).toEqual(['a', 'b', 'c']);
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
