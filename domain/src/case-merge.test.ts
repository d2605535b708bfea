import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CaseAgenda } from './case-agenda.ts';
import { mergeGroups, type MergeFacts } from './case-merge.ts';
import { sumOfMoney } from './money-sums.ts';
import { paths } from './paths.ts';
import type { Payment } from './payment.ts';
import { Books } from './testing/books.ts';

const alone: MergeFacts = { exists: true, duplicate_of: null, duplicates: [] };
const factsOf = (facts: Record<string, Partial<MergeFacts>>) => (ids: readonly string[]) =>
  Promise.resolve(ids.map((id) => ({ ...alone, exists: id in facts, ...facts[id] })));

describe('the cases that are computed together', () => {
  const linked = { a: { duplicates: ['b', 'c'] }, b: { duplicate_of: 'a' }, c: { duplicate_of: 'a' } };

  it('are an original and those that were closed in favour of it, from each of them', async () => {
    for (const id of ['a', 'b', 'c'])
      expect(await mergeGroups(id, factsOf(linked))).toEqual([{ original: 'a', merged: ['b', 'c'] }]);
    expect(await mergeGroups('d', factsOf({ d: {} }))).toEqual([{ original: 'd', merged: [] }]);
  });

  it('are on their own where one half of a link is gone', async () => {
    const half = { ...linked, b: {} };
    const groups = [
      { original: 'a', merged: ['c'] },
      { original: 'b', merged: [] },
    ];
    expect(await mergeGroups('a', factsOf(half))).toEqual(groups);
    expect(await mergeGroups('b', factsOf(half))).toEqual([{ original: 'b', merged: [] }]);
    const other = { ...linked, a: { duplicates: ['c'] } };
    expect(await mergeGroups('b', factsOf(other))).toEqual(groups);
    const { a: _, ...orphans } = linked;
    expect(await mergeGroups('b', factsOf(orphans))).toEqual([
      { original: 'a', merged: [] },
      { original: 'b', merged: [] },
    ]);
  });

  it('leave a case to the group that it belongs to', async () => {
    const moved = { a: { duplicates: ['b'] }, b: { duplicate_of: 'x' }, x: { duplicates: ['b'] } };
    expect(await mergeGroups('a', factsOf(moved))).toEqual([{ original: 'a', merged: [] }]);
    expect(await mergeGroups('b', factsOf(moved))).toEqual([{ original: 'x', merged: ['b'] }]);
    // No step makes a chain: nothing of one counts twice.
    const chain = {
      a: { duplicate_of: 'b' },
      b: { duplicate_of: 'x', duplicates: ['a'] },
      x: { duplicates: ['b'] },
    };
    expect(await mergeGroups('a', factsOf(chain))).toEqual([{ original: 'a', merged: [] }]);
    expect(await mergeGroups('b', factsOf(chain))).toEqual([{ original: 'x', merged: ['b'] }]);
  });
});

describe('money of a merged case', () => {
  const merged = async () => {
    const books = new Books({ a: 100, b: 90 });
    books.pay('a', 'same', { satang: 1_000 });
    books.pay('b', 'same', { satang: 2_000 });
    books.pay('b', 'open', { satang: 30, state: 'reported' });
    books.promise('b', 'same');
    for (const id of ['a', 'b']) await books.keep(id);
    const before = books.derived;
    books.link('b', 'a');
    await books.keep('b');
    return { books, before };
  };

  it('is counted in the original, and claimed once in the sums of the firm', async () => {
    const { books } = await merged();
    expect(books.balance('a')).toMatchObject({
      claimed: 10_000,
      paid_confirmed: 3_000,
      paid_reported: 30,
      outstanding: 7_000,
      promised: 500,
      next_promise_on: '2026-11-30',
    });
    expect(books.balance('b')).toMatchObject({
      claimed: 9_000,
      paid_confirmed: 2_000,
      counted: { total: {} },
    });
    expect(books.sums.total.all).toEqual({
      claimed: 10_000,
      recovered: 3_000,
      outstanding: 7_000,
      promised: 500,
    });
    // The one who pursues the promise is the partner of the original.
    expect(books.held.get(paths.caseAgenda('a'))).toMatchObject({ partner_id: 'of-a', promised_satang: 500 });
    expect(books.held.has(paths.caseAgenda('b'))).toBe(false);
  });

  it('has the first limitation clock of all its cases in the agenda of the original', async () => {
    const books = new Books({ a: 10_000, b: 9_000 });
    const clock = { state: 'near', lapse_on_earliest: '2026-12-05' };
    const actBy = () => (books.held.get(paths.caseAgenda('a')) as { act_by: string } | undefined)?.act_by;
    books.held.set(paths.clock('a', 'debt_claim'), clock);
    expect(await books.keep('a')).toBe(true);
    expect(actBy()).toBe('2026-12-05');
    books.held.set(paths.clock('b', 'debt_claim'), { ...clock, lapse_on_earliest: '2026-11-30' });
    books.link('b', 'a');
    await books.keep('b');
    expect(actBy()).toBe('2026-11-30');
    expect(books.held.has(paths.caseAgenda('b'))).toBe(false);
    for (const id of ['a', 'b'])
      books.held.set(paths.clock(id, 'debt_claim'), { ...clock, state: 'stopped' });
    await books.keep('a');
    expect(actBy()).toBeUndefined();
  });

  it('keeps its promises together', async () => {
    const { books } = await merged();
    books.pay('a', 'kept', { satang: 500, received_on: '2026-11-24' });
    await books.keep('a');
    expect(books.held.get(paths.promise('b', 'same'))).toMatchObject({ state: 'kept' });
    expect(await books.keep('b')).toBe(false);
    books.unlink('b');
    await books.keep('b');
    expect(books.held.get(paths.promise('b', 'same'))).toMatchObject({ state: 'open' });
  });

  it('is reversed only by entries of the same case', async () => {
    const { books } = await merged();
    books.pay('b', 'back', { satang: 2_000, reverses: 'same' });
    await books.keep('b');
    expect(books.balance('a').paid_confirmed).toBe(1_000);
    books.pay('a', 'wrong', { satang: 2_000, reverses: 'open' });
    await books.keep('a');
    expect(books.balance('a')).toMatchObject({ paid_confirmed: 1_000, paid_reported: 30 });
  });

  it('leaves the agenda to the original, with the days on which its debtor is not to be contacted', async () => {
    const { books } = await merged();
    const noContact = () => (books.held.get(paths.caseAgenda('a')) as CaseAgenda).no_contact_from;
    const [authority, door] = [paths.authority('a', 'of-a'), paths.doorState('a')];
    books.held.set(authority, { scope: ['demand'], from_on: '2026-01-01', until_on: '2026-11-30' });
    books.held.set(paths.authority('a', 'another'), { scope: [], from_on: '2026-01-01', until_on: null });
    await books.keep('a');
    expect(noContact()).toBe('2026-12-01');
    const answered = { case_id: 'a', wishes: {}, updated_at: new Date('2026-11-24T01:00:00Z') };
    books.held.set(door, { ...answered, open: { dispute: 1, paid: 0 } });
    await books.keep('a');
    expect(noContact()).toBe('2026-11-24');
    books.held.delete(authority);
    books.held.set(door, { ...answered, open: { dispute: 0, paid: 0 } });
    books.held.set(paths.caseStanding('a'), {
      ...books.standing('a'),
      hold: { reason: 'x', at: new Date('2026-11-10T01:00:00Z') },
    });
    await books.keep('a');
    expect(noContact()).toBe('2026-11-10');
  });

  it('goes back with the case once it is no duplicate any more', async () => {
    const { books, before } = await merged();
    books.unlink('b');
    await books.keep('a');
    await books.keep('b');
    expect(books.derived).toEqual(before);
  });

  it('goes back when the original is deleted', async () => {
    const { books } = await merged();
    books.held.delete(paths.case('a'));
    await books.keep('a');
    expect(books.sums.total.all).toMatchObject({ claimed: 9_000, recovered: 2_000 });
    expect(books.held.has(paths.caseBalance('a'))).toBe(false);
  });
});

const CASES = ['a', 'b', 'c', 'd'] as const;
const caseId = fc.constantFrom(...CASES);
const entry = fc.constantFrom('one', 'two', 'three');
const event = fc.oneof(
  fc.tuple(fc.constant('merge' as const), caseId, caseId),
  fc.tuple(fc.constant('undo' as const), caseId),
  fc.tuple(fc.constant('pay' as const), caseId, entry, fc.integer({ min: 1, max: 9_000 })),
  fc.tuple(fc.constant('answer' as const), caseId, entry, fc.constantFrom('confirmed', 'disputed')),
  fc.tuple(fc.constant('promise' as const), caseId, entry),
  fc.tuple(fc.constant('status' as const), caseId, fc.constantFrom('Completed', 'In Progress')),
);
type BookEvent = typeof event extends fc.Arbitrary<infer E> ? E : never;

/** Writes what a person does. @returns the cases whose triggers run */
function happen(books: Books, [what, id, ...rest]: BookEvent): string[] {
  const path = paths.payment(id, String(rest[0]));
  if (what === 'merge') books.link(id, String(rest[0]));
  else if (what === 'undo') {
    const original = books.standing(id).duplicate_of?.case_id ?? id;
    books.unlink(id);
    return [id, original];
  } else if (what === 'pay') {
    if (!books.held.has(path)) books.pay(id, String(rest[0]), { satang: Number(rest[1]), state: 'reported' });
  } else if (what === 'answer') {
    if (books.held.has(path)) books.held.set(path, { ...books.held.get(path), state: rest[1] });
  } else if (what === 'promise') {
    if (!books.held.has(paths.promise(id, String(rest[0])))) books.promise(id, String(rest[0]));
  } else books.status(id, String(rest[0]));
  return what === 'merge' ? [id, String(rest[0])] : [id];
}

it('merges, payments and undone merges make the same balances, however late, often and in any order their events arrive', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(event, { minLength: 1, maxLength: 15 }),
      fc.infiniteStream(fc.nat()),
      async (events, keys) => {
        const claims = { a: 100, b: 90, c: 80, d: 70 };
        const prompt = new Books(claims);
        const late = new Books(claims);
        const deliveries: string[] = [...CASES];
        for (const id of CASES) await prompt.keep(id);
        for (const one of events) {
          for (const id of happen(prompt, one)) await prompt.keep(id);
          deliveries.push(...happen(late, one));
          // Some arrive between two events, some after all of them.
          if (Number(keys.next().value) % 3 === 0) await late.keep(deliveries[0] ?? 'a');
        }
        const shuffled = [...deliveries, ...deliveries]
          .map((id) => [Number(keys.next().value), id] as const)
          .sort(([a], [b]) => a - b);
        for (const [, id] of shuffled) await late.keep(id);

        expect(late.derived).toEqual(prompt.derived);
        for (const id of CASES) expect(await late.keep(id)).toBe(false);
        expect(late.sums).toEqual(sumOfMoney(CASES.map((id) => late.balance(id).counted)));
        // Every claim that is not merged counts once, and every confirmed payment once.
        const free = CASES.filter((id) => late.standing(id).duplicate_of === null);
        const figures = late.sums.total.all ?? { claimed: 0, recovered: 0 };
        expect(figures.claimed).toBe(free.reduce((sum, id) => sum + claims[id] * 100, 0));
        const confirmed = [...late.held].flatMap(([path, data]) =>
          path.includes('/payments/') && (data as Payment).state === 'confirmed'
            ? [(data as Payment).satang]
            : [],
        );
        expect(figures.recovered).toBe(confirmed.reduce((sum, satang) => sum + satang, 0));
      },
    ),
    { numRuns: 100 },
  );
}, 60_000);
