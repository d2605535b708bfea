import { RETENTION, type RunId } from '@app/domain/retention';
import { expect, it } from 'vitest';
import { ORPHAN_AFTER_MS } from '../file/sweep.ts';
import { type RetentionStore, runRetention } from './run-retention.ts';

const NOW = new Date('2026-11-21T08:00:00.000Z');

/** A row with this many documents that are due, in chunks of ten. */
function store(count: number, held: (at: number) => boolean = () => false) {
  const left = new Map(Array.from({ length: count }, (_, at) => [`d/${at}`, held(at)]));
  const kept: RetentionStore = {
    async *due() {
      const all = [...left].map(([path, isHeld]) => ({ path, held: isHeld }));
      for (let at = 0; at < all.length; at += 10) yield await Promise.resolve(all.slice(at, at + 10));
    },
    end: async (paths) => {
      for (const path of paths) left.delete(path);
      return Promise.resolve();
    },
  };
  return { left, store: kept };
}

const run = (contacts: RetentionStore, deletes: boolean, most = 1_000) => {
  const none = store(0).store;
  const stores: Record<RunId, RetentionStore> = {
    cases: none,
    notifications: none,
    rejected_partners: none,
    contacts,
    consent_proofs: none,
    privacy_requests: none,
    failed_events: none,
  };
  return runRetention({ stores, most }, { now: NOW, deletes });
};

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

it('processes up to the limit in one run, and the next run continues', async () => {
  const { left, store: contacts } = store(35);
  expect((await run(contacts, true, 15))['contacts']?.done).toBe(15);
  expect(left.size).toBe(20);
  await run(contacts, true, 15);
  await run(contacts, true, 15);
  expect(left.size).toBe(0);
});

it('the sweep of uploads meets the policy’s period, also when it runs a day later', () => {
  const uploads = RETENTION.find(({ id }) => id === 'uploads');
  const day = 24 * 3_600_000;
  expect(ORPHAN_AFTER_MS + day).toBeLessThanOrEqual((uploads?.period?.count ?? 0) * day);
});
