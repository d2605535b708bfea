import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { COLLECTIONS, paths } from '@app/domain/paths';
import { aContact, aProfile } from '@app/seed/builders';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import {
  getFirestore,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { switchTriggers } from '../emulators/reset.ts';
import type { Suite } from '../emulators/suite.ts';
import { Failure } from '../failure.ts';
import { inRepository } from '../repository.ts';
import type { Benchmark } from './benchmark.ts';
import { inSeconds, machine, median, percentile, table } from './figures.ts';

const ADMINS = 1_000;
const EVENTS = 1_000;
const BURSTS = 3;
const REPETITIONS = 5;
const ATTEMPTS = 6;
/** In milliseconds. */
const GOAL = { admins: 2_000, events: 30_000 };
/** After this long without a new document the burst is considered complete. */
const QUIET = 15_000;
/** Counting a thousand documents also loads the emulator: every 20 ms it took a sixth of the measured time. */
const POLL = { events: 250, admins: 20 };
const BATCH = 500;

/**
 * One message to 1,000 admins, and 1,000 messages at once to one admin: until every message is counted, each of them
 * once, in as few notifications as they are folded into. The floor of the second is measured in turn with it: 1,000
 * documents at once, each copied by a function that does nothing else (`bare-trigger/`). Losses there are the emulator's.
 */
export const benchmark: Benchmark = { codebase: inRepository('tools', 'bench', 'bare-trigger'), onEmulators };

async function onEmulators(suite: Suite): Promise<void> {
  // The Admin SDK reads the emulator's address from its process's environment.
  process.env.FIRESTORE_EMULATOR_HOST = suite.env.FIRESTORE_EMULATOR_HOST;
  process.env.METADATA_SERVER_DETECTION = 'none';
  const app = initializeApp({ projectId: suite.project }, 'fan-out');
  const db = getFirestore(app);
  try {
    await quietly(suite, () => makeAdmins(db, 1));
    const [floor, events] = [Array<Burst>(), Array<Burst>()];
    for (let turn = 0; turn < BURSTS; turn++) {
      // An existing message would not trigger a creation.
      await quietly(suite, async () => {
        await clear(db, db.collection('bench_sources'));
        await clear(db, db.collection(COLLECTIONS.contacts));
        await clear(db, db.collection(COLLECTIONS.toldEvents));
      });
      await wake(db);
      floor.push(await burst(db, bareTrigger(db)));
      events.push(await burst(db, messages(db)));
    }
    print(events, floor);
    await quietly(suite, () => makeAdmins(db, ADMINS));
    await wake(db);
    const told: number[] = [];
    // The first is a warm-up: the function has not had so many receivers before.
    for (let turn = 0; turn <= REPETITIONS; turn++) {
      const milliseconds = await tellAll(db, turn);
      if (turn > 0) told.push(milliseconds);
    }
    printTold(told);
  } finally {
    await deleteApp(app);
  }
}

/** Writes without triggers. */
async function quietly(suite: Suite, work: () => Promise<void>): Promise<void> {
  await switchTriggers(suite, false);
  await work();
  await switchTriggers(suite, true);
}

/** `count` admins in all. */
async function makeAdmins(db: Firestore, count: number): Promise<void> {
  const ids = Array.from({ length: count }, (_, index) => `admin-${index}`);
  await writeAll(db, new Map(ids.map((id) => [paths.profile(id), aProfile({ role: 'admin' })])));
}

async function writeAll(db: Firestore, documents: ReadonlyMap<string, object>): Promise<void> {
  const entries = [...documents];
  const batches = Array.from({ length: Math.ceil(entries.length / BATCH) }, (_, index) => {
    const batch = db.batch();
    for (const [path, data] of entries.slice(index * BATCH, (index + 1) * BATCH))
      batch.set(db.doc(path), data);
    return batch.commit();
  });
  await Promise.all(batches);
}

/** A written document, and the documents that a function writes for it. */
type Subject = {
  readonly document: (id: string) => [path: string, data: object];
  readonly effects: Query;
  /** How many documents an effect represents. */
  readonly countOf: (effect: QueryDocumentSnapshot) => number;
};

function messages(db: Firestore): Subject {
  return {
    document: (id) => [paths.contact(id), aContact({ subject: id })],
    effects: db.collection(COLLECTIONS.notifications),
    countOf: (effect) => Number(effect.get('params.count') ?? 1),
  };
}

function bareTrigger(db: Firestore): Subject {
  return {
    document: (id) => [`bench_sources/${id}`, { id }],
    effects: db.collection('bench_copies'),
    countOf: () => 1,
  };
}

async function documentsOf(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}

async function clear(db: Firestore, query: Query): Promise<void> {
  const writer = db.bulkWriter();
  for (const { ref } of (await query.get()).docs) void writer.delete(ref);
  await writer.close();
}

/**
 * The emulator drops an event when a function's process starts slowly, and events shortly after its triggers were switched
 * on again; so each function has answered before the measurement.
 */
async function wake(db: Firestore): Promise<void> {
  for (const { document, effects } of [messages(db), bareTrigger(db)]) {
    for (let attempt = 1; (await documentsOf(effects)) === 0; attempt++) {
      if (attempt > ATTEMPTS) throw new Failure('A function did not answer to a single document.');
      await writeAll(db, new Map([document(`wake-${randomUUID()}`)]));
      const end = Date.now() + QUIET;
      while (Date.now() < end && (await documentsOf(effects)) === 0) await sleep(200);
    }
    // With a thousand admins the one event has a thousand effects.
    let count: number;
    do {
      count = await documentsOf(effects);
      await sleep(2_000);
    } while ((await documentsOf(effects)) > count);
    await clear(db, effects);
  }
}

type Burst = {
  readonly milliseconds: number;
  readonly lost: number;
  readonly doubled: number;
  /** Documents that represent all of them. */
  readonly effects: number;
};

async function burst(db: Firestore, { document, effects, countOf }: Subject): Promise<Burst> {
  const ids = Array.from({ length: EVENTS }, (_, index) => `event-${index}`);
  const counted = async () => (await effects.get()).docs.reduce((sum, effect) => sum + countOf(effect), 0);
  const begun = performance.now();
  await writeAll(db, new Map(ids.map(document)));
  const milliseconds = await untilQuiet(counted, EVENTS, begun, POLL.events);
  // Count again: duplicates may come later.
  await sleep(2_000);
  const count = await counted();
  const documents = await documentsOf(effects);
  await clear(db, effects);
  return {
    milliseconds,
    lost: Math.max(0, EVENTS - count),
    doubled: Math.max(0, count - EVENTS),
    effects: documents,
  };
}

/** @returns when the last one came, in milliseconds from `begun`, once all have come or no more do */
async function untilQuiet(
  counted: () => Promise<number>,
  wanted: number,
  begun: number,
  poll: number,
): Promise<number> {
  let count = 0;
  let at = performance.now();
  while (count < wanted && performance.now() - at < QUIET) {
    const now = await counted();
    if (now > count) [count, at] = [now, performance.now()];
    await sleep(poll);
  }
  return at - begun;
}

/** One message, until each admin has a notification of it. @returns milliseconds @throws Failure when some have none */
async function tellAll(db: Firestore, turn: number): Promise<number> {
  const { document, effects, countOf } = messages(db);
  // As for an ordinary message: no earlier one.
  await clear(db, db.collection(COLLECTIONS.notificationStreams));
  const begun = performance.now();
  await writeAll(db, new Map([document(`all-${turn}`)]));
  const milliseconds = await untilQuiet(() => documentsOf(effects), ADMINS, begun, POLL.admins);
  await sleep(500);
  const found = (await effects.get()).docs;
  const receivers = new Set(found.map((one) => String(one.get('user_id'))));
  const complete = found.length === ADMINS && receivers.size === ADMINS;
  if (!complete || found.some((one) => countOf(one) !== 1))
    throw new Failure(`${ADMINS} admins have ${found.length} notifications, ${receivers.size} of them any.`);
  await clear(db, effects);
  return milliseconds;
}

function print(events: readonly Burst[], floor: readonly Burst[]): void {
  const row = (what: string, bursts: readonly Burst[], goal: string) => {
    const times = bursts.map(({ milliseconds }) => milliseconds);
    const sum = (key: 'lost' | 'doubled') => String(bursts.reduce((total, one) => total + one[key], 0));
    return [
      what,
      inSeconds(median(times)),
      inSeconds(percentile(times, 1)),
      String(times.length),
      sum('lost'),
      sum('doubled'),
      String(Math.max(...bursts.map(({ effects }) => effects))),
      goal,
    ];
  };
  console.log(machine());
  console.log(
    table(
      [
        `${EVENTS} at once, until each has had its effect`,
        'p50',
        'slowest',
        'n',
        'lost',
        'doubled',
        'documents',
        'goal',
      ],
      [
        row('messages, one admin', events, inSeconds(GOAL.events)),
        row('floor: documents, a bare trigger', floor, ''),
      ],
    ),
  );
}

function printTold(told: readonly number[]): void {
  console.log(
    table(
      ['one message, until each has a notification', 'p50', 'slowest', 'n', 'goal'],
      [
        [
          `${ADMINS} admins`,
          inSeconds(median(told)),
          inSeconds(percentile(told, 1)),
          String(told.length),
          inSeconds(GOAL.admins),
        ],
      ],
    ),
  );
}
