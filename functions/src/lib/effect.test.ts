import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  caseEffect,
  type Cause,
  createdBy,
  type Created,
  effect,
  sideBySide,
  writtenAt,
  type Written,
} from './effect.ts';

const write = vi.hoisted(() => vi.fn());
vi.mock('firebase-functions/logger', () => ({ write }));
const setAside = vi.hoisted(() => vi.fn());
vi.mock('./dead-letter.repo.ts', () => ({ setAside }));
beforeEach(() => {
  write.mockClear();
  setAside.mockClear();
});

const event = { id: 'e1' };

/** An effect that resolves later, and records that it did. */
const noted = (done: string[], name: string) => async () => {
  await Promise.resolve();
  done.push(name);
};

it('runs all effects of an event, each with the event', async () => {
  const seen: unknown[] = [];
  const see = (given: unknown) => {
    seen.push(given);
    return Promise.resolve();
  };
  await sideBySide(event, [see, see]);
  expect(seen).toEqual([event, event]);
});

it('a failing effect does not stop the others, and the event is retried', async () => {
  const done: string[] = [];
  const broken = () => Promise.reject(new Error('no connection'));
  const result = sideBySide(event, [broken, noted(done, 'told'), noted(done, 'counted')]);
  await expect(result).rejects.toThrow('no connection');
  expect(done).toEqual(['told', 'counted']);
});

it('an effect that throws synchronously is handled the same', async () => {
  const done: string[] = [];
  const broken = () => {
    throw new TypeError('no case');
  };
  await expect(sideBySide(event, [broken, noted(done, 'told')])).rejects.toThrow('no case');
  expect(done).toEqual(['told']);
});

const WRITTEN = new Date('2026-11-30T03:00:00.123Z');
const there = { exists: true, updateTime: Timestamp.fromDate(WRITTEN), data: () => ({}) };
const gone = { exists: false, data: () => undefined };
const eventOf = (data: unknown, params: Record<string, string> = {}, path = 'partners/p1') =>
  ({ id: 'e1', time: new Date().toISOString(), document: path, params, data }) as unknown as Created &
    Written;

it('an effect gets its name, the document and the event, from which ids of notifications are made', async () => {
  const causes: Cause[] = [];
  const told = effect(
    'tellOfPartner',
    () => null,
    async (_, cause) => {
      causes.push(cause);
      return { outcome: 'told' };
    },
  );
  await told(eventOf({ before: gone, after: there }));
  expect(causes).toEqual([{ fn: 'tellOfPartner', id: 'p1', eventId: 'e1', at: WRITTEN }]);
  expect(write.mock.lastCall?.[0]).toMatchObject({ fn: 'tellOfPartner', outcome: 'told' });
  expect(write.mock.lastCall?.[0]).not.toHaveProperty('caseId');
});

it('an effect on a document of a case gets the case, and the log names it', async () => {
  const causes: Cause[] = [];
  const told = caseEffect(
    'tellOfPayment',
    () => 'news',
    async (input, cause) => {
      causes.push(cause);
      return { outcome: input, count: 2 };
    },
  );
  await told(
    eventOf({ before: gone, after: there }, { caseId: 'c1', paymentId: 'n1' }, 'cases/c1/payments/n1'),
  );
  expect(causes).toEqual([{ fn: 'tellOfPayment', id: 'n1', caseId: 'c1', eventId: 'e1', at: WRITTEN }]);
  expect(write.mock.lastCall?.[0]).toMatchObject({ outcome: 'news', count: 2, caseId: 'c1' });
});

it('an effect on a case whose trigger does not name the case is set aside', async () => {
  const run = vi.fn();
  await caseEffect('tellOfPayment', () => null, run)(eventOf({ before: gone, after: there }));
  expect(run).not.toHaveBeenCalled();
  expect(setAside.mock.lastCall?.[0]).toMatchObject({ reason: 'no caseId in the path' });
});

it('a write has the time of Firestore, a deletion that of its event, the same for every delivery', () => {
  const at = (data: unknown) => writtenAt({ ...eventOf(data), time: '2026-11-30T03:00:00Z' });
  expect([at(there), at({ before: gone, after: there })]).toEqual([WRITTEN, WRITTEN]);
  const deleted = new Date('2026-11-30T03:00:00Z');
  expect([at({ before: there, after: gone }), at(undefined)]).toEqual([deleted, deleted]);
});

it('only a creation has created a document', () => {
  const created = (data: unknown) => createdBy(eventOf(data));
  expect([created(there), created({ before: gone, after: there })]).toEqual([there, there]);
  for (const data of [{ before: there, after: there }, { before: there, after: gone }, undefined])
    expect(created(data)).toBeNull();
});
