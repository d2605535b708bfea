import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commitmentsOf } from './case-commitments.ts';
import { bangkok, entry, item, note, type Entry } from './testing/committed-case.ts';

/** Moments within six weeks, some of them the same. */
const moment = fc
  .integer({ min: 0, max: 500 })
  .map((steps) => new Date(bangkok('2026-11-20T09:00').getTime() + steps * 7_200_000));
const entries = fc.array(
  fc
    .record({
      created_at: moment,
      change: fc.constantFrom<Partial<Entry>>(
        { kind: 'assigned', to_status: 'In Progress', to_partner_id: 'p1' },
        { kind: 'handed_over', to_partner_id: 'p2' },
        { kind: 'unassigned', to_status: 'Submitted' },
        { kind: 'status_changed', to_status: 'Completed', actor_role: 'partner' },
        { kind: 'status_changed', to_status: 'In Progress', actor_role: 'admin' },
        { kind: 'accepted', actor_role: 'partner' },
      ),
    })
    .map(({ created_at, change }) => ({ ...entry('2026-11-20T09:00', change), created_at })),
  { maxLength: 8 },
);
const writtenBy = (...people: string[]) =>
  fc.array(
    fc
      .record({ created_at: moment, user_id: fc.constantFrom(...people) })
      .map((one) => ({ ...note('2026-11-20T09:00'), ...one })),
    { maxLength: 6 },
  );
const notes = writtenBy('p1', 'p2', 'a1');
const messages = writtenBy('k1', 'p1', 'a1');

/** What has been written by a moment. */
const until = <T extends { created_at: Date }>(now: Date, all: readonly T[]) =>
  all.filter(({ created_at }) => created_at <= now);

describe('whatever the events', () => {
  // Two writes of a case never have the same time.
  const histories = entries.map((all) => [...new Map(all.map((one) => [+one.created_at, one])).values()]);

  it('their order makes no difference, nor does a second computation of what is stored', () => {
    const reordered = <T>(list: T[]) => fc.shuffledSubarray(list, { minLength: list.length });
    const orders = fc.tuple(histories, notes, messages, moment).chain(([history, updates, written, now]) => {
      const events = {
        history: until(now, history),
        updates: until(now, updates),
        messages: until(now, written),
      };
      return fc.record({
        now: fc.constant(now),
        events: fc.constant(events),
        mixed: fc.record({
          history: reordered(events.history),
          updates: reordered(events.updates),
          messages: reordered(events.messages),
        }),
      });
    });
    fc.assert(
      fc.property(orders, ({ now, events, mixed }) => {
        const once = commitmentsOf(item, events, [], { now });
        expect(commitmentsOf(item, mixed, [], { now })).toEqual(once);
        expect(commitmentsOf(item, mixed, once, { now })).toEqual(once);
      }),
    );
  });

  it('a computation in between makes no difference', () => {
    fc.assert(
      fc.property(histories, notes, messages, moment, moment, (history, updates, written, one, other) => {
        const [before, now] = one < other ? [one, other] : [other, one];
        const at = (time: Date) => ({
          history: until(time, history),
          updates: until(time, updates),
          messages: until(time, written),
        });
        const earlier = commitmentsOf(item, at(before), [], { now: before });
        expect(commitmentsOf(item, at(now), earlier, { now })).toEqual(
          commitmentsOf(item, at(now), [], { now }),
        );
      }),
      // A hundred runs found the early report before the end of a case once in five whole runs of the suite.
      { numRuns: 3_000 },
    );
  }, 60_000);

  it('at most one report and one question are open, what is owed is not done, and a late report has somebody who was late', () => {
    fc.assert(
      fc.property(histories, notes, messages, moment, (history, updates, written, now) => {
        const events = {
          history: until(now, history),
          updates: until(now, updates),
          messages: until(now, written),
        };
        const all = commitmentsOf(item, events, [], { now });
        expect(
          all.filter(({ kind, state }) => kind === 'weekly_report' && state === 'open').length,
        ).toBeLessThanOrEqual(1);
        // Of questions one waits, late or not; the office answers where nobody has the case.
        expect(all.filter(({ kind, owed }) => kind === 'answer_question' && owed).length).toBeLessThanOrEqual(
          1,
        );
        for (const { kind, state, owed, met_at, late_by } of all) {
          if (state === 'open') expect(owed).toBe(true);
          if (owed) expect(met_at).toBeNull();
          if (kind !== 'answer_question') expect(late_by === null).toBe(state !== 'late');
          else if (state !== 'late') expect(late_by).toBeNull();
        }
      }),
    );
  });
});
