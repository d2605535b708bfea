import { setTimeout as sleep } from 'node:timers/promises';
import { COLLECTIONS, paths } from '@app/domain/paths';
import { aCase, aProfile } from '@app/seed/builders';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  initializeFirestore,
  onSnapshot,
  query,
  setDoc,
  updateDoc,
  where,
  type Firestore,
} from 'firebase/firestore';
import { HOST } from '../emulators/ports.ts';
import type { Suite } from '../emulators/suite.ts';
import { Failure } from '../failure.ts';
import { inRepository } from '../repository.ts';
import type { Benchmark } from './benchmark.ts';
import { distributionRow, machine, table } from './figures.ts';
import { openFloor, type Floor } from './floor.ts';
import { within } from './within.ts';

/** Warm-up, not counted: a function's first event starts its process. The emulator loses some of those. */
const WARM_UP = 6;
const REPETITIONS = 30;
const GOAL = 60;
/** For the first event; in milliseconds. */
const PATIENCE = 20_000;
/** Between two repetitions, in milliseconds: beyond twenty within a minute, notifications are folded into one. */
const PAUSE = 3_200;

const CUSTOMER = 'bench-customer';
const CASE = 'bench-case';

type Sample = { readonly notification: number; readonly trigger: number };

/**
 * From a change of a case until a listener has its notification, and in turn with it the floor: from a write until a
 * listener has the copy that a bare trigger made. The difference is the product's own time. It includes the other effects of
 * the same write (history, sums and files of the case, beside the notification): the bare trigger has none.
 */
export const benchmark: Benchmark = { codebase: inRepository('tools', 'bench', 'bare-trigger'), onEmulators };

async function onEmulators(suite: Suite): Promise<void> {
  const floor = openFloor(suite);
  const writer = connect(suite, 'writer');
  const reader = connect(suite, 'reader');
  try {
    const woken = await wake(writer.db, reader.db, floor);
    const samples: Sample[] = [];
    for (let turn = 1; turn <= WARM_UP + REPETITIONS; turn++) {
      const sample = {
        notification: await change(writer.db, reader.db, woken + turn),
        trigger: (await floor.sample()).trigger,
      };
      if (turn > WARM_UP) samples.push(sample);
      await sleep(PAUSE);
    }
    print(samples);
  } finally {
    await floor.close();
    await Promise.all([deleteApp(writer.app), deleteApp(reader.app)]);
  }
}

function connect({ project, ports }: Suite, name: string) {
  const app = initializeApp({ projectId: project }, `warm ${name}`);
  const db = initializeFirestore(app, {});
  connectFirestoreEmulator(db, HOST, ports.firestore, { mockUserToken: 'owner' });
  return { app, db };
}

/** @returns the last change's number: the next one must be another status */
async function wake(writer: Firestore, reader: Firestore, floor: Floor): Promise<number> {
  // Nobody is notified without a profile.
  await setDoc(doc(writer, paths.profile(CUSTOMER)), aProfile());
  await setDoc(doc(writer, paths.case(CASE)), aCase({ user_id: CUSTOMER, partner_id: null }));
  for (let attempt = 1; attempt <= WARM_UP; attempt++) {
    const woken = await Promise.race([
      Promise.all([change(writer, reader, attempt), floor.sample()]).then(() => true),
      sleep(PATIENCE, false),
    ]);
    if (woken) return attempt;
  }
  throw new Failure('A function did not answer to a single document.');
}

/** @returns milliseconds from the change until a listener on the customer's notifications has one more */
async function change(writer: Firestore, reader: Firestore, turn: number): Promise<number> {
  const seen = Promise.withResolvers<number>();
  const attached = Promise.withResolvers<void>();
  let before: number | undefined;
  const close = onSnapshot(
    query(collection(reader, COLLECTIONS.notifications), where('user_id', '==', CUSTOMER)),
    // Otherwise the listener only gets the cache of an earlier listener, until something changes.
    { includeMetadataChanges: true },
    ({ size, metadata }) => {
      if (before !== undefined && size > before) seen.resolve(performance.now());
      if (before !== undefined || metadata.fromCache) return;
      before = size;
      attached.resolve();
    },
    (error) => {
      attached.reject(error);
      seen.reject(error);
    },
  );
  try {
    await within('a listener to be attached', attached.promise);
    const status = turn % 2 === 0 ? 'Completed' : 'Cancelled';
    const begun = performance.now();
    await updateDoc(doc(writer, paths.case(CASE)), { status });
    return (await within('a notification', seen.promise)) - begun;
  } finally {
    close();
  }
}

function print(samples: readonly Sample[]): void {
  console.log(machine());
  console.log(
    table(
      ['a warm trigger, from the write until', 'p50', 'p95', 'n', 'goal'],
      [
        distributionRow(
          'a listener has the notification',
          samples.map(({ notification }) => notification),
        ),
        distributionRow(
          'floor: a listener has what a bare trigger copied',
          samples.map(({ trigger }) => trigger),
        ),
        distributionRow(
          'own time: the difference, turn by turn',
          samples.map(({ notification, trigger }) => notification - trigger),
          `${GOAL} ms`,
        ),
      ],
    ),
  );
}
