import { pathToFileURL } from 'node:url';
import { addDays, addMonths, dayOf } from '@app/domain/calendar';
import { paths } from '@app/domain/paths';
import { aCase, aProfile } from '@app/seed/builders';
import { aClaimSheet, aClock } from '@app/seed/claim-builders';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import type { Suite } from '../emulators/suite.ts';
import { inRepository } from '../repository.ts';
import type { Benchmark } from './benchmark.ts';
import { inSeconds, machine, table } from './figures.ts';

const CASES = 100_000;
const DUE = 100;

type Run = (
  store: unknown,
  now: Date,
) => Promise<{ readonly read: number; readonly checked: number; readonly failed: number }>;

/**
 * The daily run of the limitation clocks over 100,000 cases of which 100 are due: how many clocks it reads, and how long it takes;
 * then again, when nothing is due any more. In a project without triggers.
 */
export const benchmark: Benchmark = { onEmulators };

async function onEmulators(suite: Suite): Promise<void> {
  const project = `${suite.project}-daily`;
  process.env.FIRESTORE_EMULATOR_HOST = suite.env.FIRESTORE_EMULATOR_HOST;
  process.env.METADATA_SERVER_DETECTION = 'none';
  // The mails about what is near ask for the readers' addresses.
  process.env.FIREBASE_AUTH_EMULATOR_HOST = suite.env.FIREBASE_AUTH_EMULATOR_HOST;
  process.env.GCLOUD_PROJECT = project;
  const app = initializeApp({ projectId: project });
  try {
    await fill(getFirestore(app));
    // Tools do not import functions statically: loaded as a program's input, like the seed.
    const load = (file: string) =>
      import(pathToFileURL(inRepository('functions', 'src', 'claim', file)).href) as Promise<unknown>;
    const { runClocks } = (await load('run-clocks.ts')) as { runClocks: Run };
    const { clockStore } = (await load('claim.repo.ts')) as { clockStore: unknown };
    const rows: string[][] = [];
    for (const name of [`${DUE} are due`, 'nothing is due']) {
      const begun = performance.now();
      const { read, checked, failed } = await runClocks(clockStore, new Date());
      rows.push([name, String(read), String(checked), String(failed), inSeconds(performance.now() - begun)]);
    }
    console.log(machine());
    console.log(table([`${CASES} cases`, 'clocks read', 'cases', 'failed', 'time'], rows));
  } finally {
    await deleteApp(app);
  }
}

async function fill(db: Firestore): Promise<void> {
  const today = dayOf(new Date());
  const writer = db.bulkWriter({ throttling: false });
  void writer.set(db.doc(paths.profile('owner')), aProfile());
  for (let index = 0; index < CASES; index++) {
    const caseId = `case-${index}`;
    const isDue = index < DUE;
    const first_returned_on = addMonths(addDays(today, isDue ? 7 : 60), -3);
    const { id, ...clock } = aClock({
      case_id: caseId,
      from_on: first_returned_on,
      lapse_on_earliest: addMonths(first_returned_on, 3),
      check_on: isDue ? today : addDays(today, 30),
    });
    void writer.set(db.doc(paths.clock(caseId, id)), clock);
    if (!isDue) continue;
    const sheet = aClaimSheet({
      case_id: caseId,
      user_id: 'owner',
      updated_by: 'owner',
      debt_type: 'cheque',
      cheques: [{ first_returned_on }],
    });
    void writer.set(db.doc(paths.case(caseId)), aCase({ user_id: 'owner', status: 'In Progress' }));
    void writer.set(db.doc(paths.claimSheet(caseId)), sheet);
  }
  await writer.close();
}
