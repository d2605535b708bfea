import fc from 'fast-check';
import { expect, it } from 'vitest';
import { commitmentsOf, concernsQuestion } from './case-commitments.ts';
import type { Commitment } from './commitment.ts';
import { paths } from './paths.ts';
import { planCommitments, type CommitmentReader } from './plan-commitments.ts';
import { assigned, bangkok, entry, item, note, type Entry } from './testing/committed-case.ts';

type Written = ReturnType<typeof note>;
type Document = Record<string, unknown> & { id: string };

/** The documents of a case, as a database returns them. It counts what it returns. */
function database() {
  const collections = new Map<string, Document[]>();
  const kept = { commitments: [] as Commitment[], reads: 0 };
  const returned = <T>(documents: readonly T[]): Promise<readonly T[]> => {
    kept.reads += documents.length;
    return Promise.resolve(documents);
  };
  const reader: CommitmentReader = {
    get: () => Promise.resolve(item),
    list: (collection, { kinds, since }) =>
      returned(
        (collections.get(collection) ?? [])
          .filter(({ kind }) => kinds === undefined || kinds.some((one) => one === kind))
          .filter(({ created_at }) => since === undefined || Number(created_at) >= since.getTime()),
      ),
    ofCase: () => returned(kept.commitments),
  };
  const of = (path: string) => collections.get(path) ?? [];
  const add = (path: string, ...documents: Document[]) => {
    collections.set(path, [...of(path), ...documents]);
  };
  return {
    enter: (...entries: Entry[]) => add(paths.caseEvents(item.id), ...entries),
    note: (...notes: Written[]) => add(paths.caseUpdates(item.id), ...notes),
    say: (...messages: Written[]) => add(paths.messages(item.id), ...messages),
    stored: () => kept.commitments,
    /** Computes and stores. @returns how many documents were read besides the commitments themselves */
    async keep(now: Date): Promise<number> {
      kept.reads = -kept.commitments.length;
      kept.commitments = (await planCommitments(item.id, reader, { now })).after;
      return kept.reads;
    },
  };
}

const START = bangkok('2026-11-26T10:00').getTime();
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

it('an entry that changes no commitment is not read, however many there are', async () => {
  const base = database();
  base.enter(assigned('2026-11-26T10:30'));
  const before = await base.keep(bangkok('2026-11-26T11:00'));
  for (let file = 0; file < 500; file += 1) base.enter(entry('2026-11-26T12:00', {}));
  expect(await base.keep(bangkok('2026-11-26T13:00'))).toBe(before);
});

it('each exchange of messages reads about as much as the first, and a report as much as the first report', async () => {
  const base = database();
  base.enter(assigned('2026-11-26T10:30'));
  const reads: number[] = [];
  for (let day = 1; day <= 100; day += 1) {
    const at = (hours: number) => new Date(START + day * DAY + hours * HOUR);
    base.say({ ...note('2026-11-26T10:00', 'k1'), created_at: at(0) });
    await base.keep(at(0));
    base.say({ ...note('2026-11-26T10:00', 'a1'), created_at: at(1) });
    await base.keep(at(1));
    base.note({ ...note('2026-11-26T10:00', 'p1'), created_at: at(2) });
    reads.push(await base.keep(at(2)));
  }
  expect(
    base.stored().filter(({ kind, state }) => kind === 'answer_question' && state === 'met'),
  ).toHaveLength(100);
  // A week's notes, the answer and the assignment.
  expect(Math.max(...reads)).toBeLessThanOrEqual(12);
});

/** Moments within six weeks. */
const moment = fc.integer({ min: 0, max: 500 }).map((steps) => new Date(START + steps * 2 * HOUR));
const changes = fc.constantFrom<Partial<Entry>>(
  { kind: 'assigned', to_status: 'In Progress', to_partner_id: 'p1' },
  { kind: 'handed_over', to_partner_id: 'p2' },
  { kind: 'unassigned', to_status: 'Submitted' },
  { kind: 'status_changed', to_status: 'Completed', actor_role: 'partner' },
  { kind: 'status_changed', to_status: 'In Progress', actor_role: 'admin' },
  { kind: 'accepted', actor_role: 'partner' },
  { kind: 'files_added' },
);
const steps = fc.uniqueArray(
  fc.record({
    at: moment,
    what: fc.oneof(
      changes.map((change) => ({ ...entry('2026-11-26T10:00', change), of: 'history' as const })),
      fc
        .constantFrom('p1', 'p2', 'a1')
        .map((who) => ({ ...note('2026-11-26T10:00', who), of: 'updates' as const })),
      fc
        .constantFrom('k1', 'p1', 'a1')
        .map((who) => ({ ...note('2026-11-26T10:00', who), of: 'messages' as const })),
    ),
    isComputed: fc.boolean(),
  }),
  { selector: ({ at }) => at.getTime(), maxLength: 20 },
);

it('whatever happens, what is stored is what all documents give', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const base = database();
      const history: Entry[] = [];
      const updates: Written[] = [];
      const messages: Written[] = [];
      const last = all.toSorted((one, other) => +one.at - +other.at);
      for (const { at, what, isComputed } of last) {
        const { of, ...document } = { ...what, id: `d${at.getTime()}`, created_at: at };
        if ('kind' in document) {
          history.push(document);
          base.enter(document);
        } else if (of === 'updates') {
          updates.push(document);
          base.note(document);
        } else {
          messages.push(document);
          base.say(document);
        }
        if (isComputed) await base.keep(at);
      }
      const now = last.at(-1)?.at ?? new Date(START);
      await base.keep(now);
      expect(base.stored()).toEqual(commitmentsOf(item, { history, updates, messages }, [], { now }));
    }),
    { numRuns: 2_000 },
  );
}, 60_000);

it('messages that change no question need not be followed, in whatever order they are delivered', async () => {
  const messages = fc.uniqueArray(fc.record({ at: moment, who: fc.constantFrom('k1', 'p1', 'a1') }), {
    selector: ({ at }) => at.getTime(),
    maxLength: 12,
  });
  const written = messages.map((all) =>
    all
      .toSorted((one, other) => +one.at - +other.at)
      .map(({ at, who }) => ({ ...note('2026-11-26T10:00', who), created_at: at })),
  );
  const deliveries = written.chain((all) =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }), fc.nat(all.length)),
  );
  await fc.assert(
    fc.asyncProperty(deliveries, async ([all, delivered, early]) => {
      const base = database();
      const timeOf = (written: number) => all[written - 1]?.created_at ?? new Date(START);
      const follow = async (message: Written, now: Date) => {
        const isWaiting = base.stored().some(({ kind, owed }) => kind === 'answer_question' && owed);
        if (concernsQuestion(message.user_id === item.user_id, isWaiting)) await base.keep(now);
      };
      // Some are delivered before the others are written.
      base.say(...all.slice(0, early));
      const isEarly = (message: Written) => all.indexOf(message) < early;
      for (const message of delivered.filter(isEarly)) await follow(message, timeOf(early));
      base.say(...all.slice(early));
      const now = timeOf(all.length);
      for (const message of delivered.filter((one) => !isEarly(one))) await follow(message, now);
      const events = { history: [], updates: [], messages: all };
      // What became late meanwhile is found by the clock.
      const ofMessages = (one: Commitment) => [one.id, one.from_at, one.owed, one.met_at, one.met_by];
      expect(base.stored().map(ofMessages)).toEqual(commitmentsOf(item, events, [], { now }).map(ofMessages));
    }),
    { numRuns: 2_000 },
  );
});
