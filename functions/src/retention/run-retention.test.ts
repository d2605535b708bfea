import { RETENTION, type RunId } from '@app/domain/retention';
import { expect, it } from 'vitest';
import { TransientError } from '../lib/errors.ts';
import { ORPHAN_AFTER_MS } from '../file/sweep.ts';
import { type RetentionStore, runRetention, withEarlier } from './run-retention.ts';

const NOW = new Date('2026-11-21T08:00:00.000Z');

/** A row with this many documents that are due, in chunks of ten. */
function store(count: number, held: (at: number) => boolean = () => false, failing?: string) {
  const left = new Map(Array.from({ length: count }, (_, at) => [`d/${at}`, held(at)]));
  const kept: RetentionStore = {
    async *due() {
      const all = [...left].map(([path, isHeld]) => ({ path, held: isHeld }));
      for (let at = 0; at < all.length; at += 10) yield await Promise.resolve(all.slice(at, at + 10));
    },
    end: async (paths) => {
      if (failing !== undefined && paths.includes(failing)) throw new TypeError('malformed');
      for (const path of paths) left.delete(path);
      return Promise.resolve();
    },
  };
  return { left, store: kept };
}

/** One run. @param others of other rows @returns its counts, and what was reported as failed */
async function runAll(
  others: Partial<Record<RunId, RetentionStore>>,
  deletes: boolean,
  isOver = () => false,
) {
  const none = store(0).store;
  const stores: Record<RunId, RetentionStore> = {
    cases: none,
    notifications: none,
    rejected_partners: none,
    contacts: none,
    consent_proofs: none,
    privacy_requests: none,
    failed_events: none,
    ...others,
  };
  const failed: string[] = [];
  const report = (part: string) => void failed.push(part);
  return { ...(await runRetention({ stores, isOver, report }, { now: NOW, deletes })), failed };
}
const run = async (contacts: RetentionStore, deletes: boolean, isOver?: () => boolean) =>
  (await runAll({ contacts }, deletes, isOver)).rows;

it('only reports what is due, unless it may delete', async () => {
  const { left, store: contacts } = store(25);
  expect((await run(contacts, false))['contacts']).toEqual({ due: 25, held: 0, done: 0 });
  expect(left.size).toBe(25);
  expect((await run(contacts, true))['contacts']).toEqual({ due: 25, held: 0, done: 25 });
  expect(left.size).toBe(0);
});

it('never changes what is on hold', async () => {
  const { left, store: contacts } = store(25, (at) => at % 5 === 0);
  expect((await run(contacts, true))['contacts']).toEqual({ due: 20, held: 5, done: 20 });
  expect(left.size).toBe(5);
});

it('processes up to the limit of a row in one run and reports all that is due; the next run continues', async () => {
  const { left, store: contacts } = store(35);
  const limited = { ...contacts, most: 15 };
  expect((await run(limited, true))['contacts']).toEqual({ due: 35, held: 0, done: 15 });
  expect(left.size).toBe(20);
  await run(limited, true);
  await run(limited, true);
  expect(left.size).toBe(0);
});

it('without a limit processes thousands in one run, as long as there is time; the report says how many are due', async () => {
  const { left, store: contacts } = store(5_000);
  const counting = { ...contacts, count: async () => left.size };
  let turns = 0;
  expect((await run(counting, true, () => (turns += 1) === 300))['contacts']).toEqual({
    due: 5_000,
    held: 0,
    done: 3_000,
  });
  expect((await run(counting, true))['contacts']?.done).toBe(2_000);
  expect(left.size).toBe(0);
});

it('only counts where the database can count, and reads nothing', async () => {
  const count = async () => 7;
  const due = () => {
    throw new Error('read');
  };
  const { rows, failed } = await runAll({ contacts: { ...store(0).store, count, due } }, false);
  expect([rows['contacts'], failed]).toEqual([{ due: 7, held: 0, done: 0 }, []]);
});

it('what fails is reported, and stops neither the rest of its row nor other rows', async () => {
  const [cases, contacts] = [store(25, undefined, 'd/3'), store(25)];
  const broken = () => {
    throw new TransientError('unavailable');
  };
  const others = { contacts: contacts.store, cases: { ...cases.store, most: 100 } };
  const { rows, failed, finish } = await runAll(
    { ...others, notifications: { ...store(0).store, due: broken } },
    true,
  );
  expect(rows).toMatchObject({ cases: { due: 25, done: 15 }, contacts: { done: 25 } });
  expect([...cases.left.keys()]).toEqual(Array.from({ length: 10 }, (_, at) => `d/${at}`));
  expect(failed).toEqual(['notifications', 'cases']);
  expect(finish).toThrow('unavailable');
});

it('rows with a limit, which take long, come after the others', async () => {
  const order: string[] = [];
  const named = (name: string, most?: number): RetentionStore => ({
    ...store(1).store,
    end: async () => void order.push(name),
    ...(most !== undefined && { most }),
  });
  await runAll({ cases: named('cases', 5), failed_events: named('failed_events') }, true);
  expect(order).toEqual(['failed_events', 'cases']);
});

it('the sweep of uploads meets the policy’s period, also when it runs a day later', () => {
  const uploads = RETENTION.find(({ id }) => id === 'uploads');
  const day = 24 * 3_600_000;
  expect(ORPHAN_AFTER_MS + day).toBeLessThanOrEqual((uploads?.period?.count ?? 0) * day);
});

it('the report of a day has what a run that failed has done, and what was due then', () => {
  const report = { id: '2026-11-21', at: NOW, deletes: true };
  const first = { cases: { due: 12, held: 1, done: 9 }, contacts: { due: 5, held: 0, done: 5 } };
  const retry = { cases: { due: 3, held: 2, done: 2 }, notifications: { due: 7, held: 0, done: 7 } };
  const later = { ...report, at: new Date(NOW.getTime() + 60_000), rows: retry };
  expect(withEarlier(later, { ...report, rows: first })).toEqual({
    ...later,
    rows: {
      cases: { due: 12, held: 2, done: 11 },
      contacts: { due: 5, held: 0, done: 5 },
      notifications: { due: 7, held: 0, done: 7 },
    },
  });
});
