import { parseArgs } from 'node:util';
import type { App } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { createAccount } from './accounts.ts';
import { keepBalance } from './balances.ts';
import { keepCaseNumbers } from './case-numbers.ts';
import { clockAt, type Clock } from './clock.ts';
import { demoCaseDocuments } from './demo-case-documents.ts';
import { DEMO_CASES } from './demo-cases.ts';
import { demoDocuments, demoFiles } from './demo-documents.ts';
import { demoFileRecords } from './demo-file-records.ts';
import { assertDemo, withDemoApp } from './demo-project.ts';
import { demoPartnerPapers } from './demo-partner-papers.ts';
import { DEMO_PASSWORD, PERSONAS } from './personas.ts';
import { keepTallies } from './tallies.ts';
import { withoutTriggers } from './triggers.ts';

/** How many days ago each person signed up. */
const JOINED: Record<keyof typeof PERSONAS, number> = {
  admin: 700,
  customer: 470,
  partner: 560,
  pending: 2,
  rejected: 40,
  secondCustomer: 500,
  secondPartner: 455,
};

interface DemoData {
  projectId: string;
  /** Everything is dated relative to it. */
  now?: Date;
}

/**
 * Loads the demo data into the emulators of a project. Idempotent, because all ids are fixed: running it again resets the
 * demo's documents and changes nothing else.
 * @throws Error when the project is no demo project, or when an emulator is not named or does not answer
 */
export async function seed(data: DemoData): Promise<void> {
  // The check first: in a real project not even the triggers may be disabled.
  assertDemo(data.projectId);
  await withoutTriggers(process.env.FIREBASE_EMULATOR_HUB, () => writeDemoData(data));
}

/** As `seed`, for a caller that disables the triggers itself, and writes more meanwhile. */
export async function writeDemoData({ projectId, now = new Date() }: DemoData): Promise<void> {
  const clock = clockAt(now);
  await withDemoApp(projectId, (app) =>
    Promise.all([putAccounts(app, clock), putFiles(app, clock), putDocuments(app, clock, now)]),
  );
}

async function putAccounts(app: App, clock: Clock): Promise<void> {
  const names = Object.keys(JOINED) as (keyof typeof JOINED)[];
  await Promise.all(
    names.map((name) =>
      createAccount(app, { ...PERSONAS[name], password: DEMO_PASSWORD, createdAt: clock(JOINED[name], 9) }),
    ),
  );
}

async function putDocuments(app: App, clock: Clock, now: Date): Promise<void> {
  const db = getFirestore(app);
  // Some 300 writes; a batch allows 500.
  const batch = db.batch();
  const numbers = await keepCaseNumbers(db, clock);
  for (const [path, document] of await demoDocuments(clock, numbers)) batch.set(db.doc(path), document);
  await batch.commit();
  // The rollups of the admins' overview may contain other cases, so they are incremented and not replaced.
  await keepTallies(
    db,
    DEMO_CASES.map(({ id }) => id),
  );
  // One after another: their sums may share a shard.
  for (const { id } of DEMO_CASES) await keepBalance(db, id, now);
}

/**
 * The Admin SDK, unlike the browser's, gives an object no download token, so that it is not readable without signing in. The
 * records that bind the files to their cases are those that functions would write, which do not run meanwhile.
 */
async function putFiles(app: App, clock: Clock): Promise<void> {
  const bucket = getStorage(app).bucket();
  const db = getFirestore(app);
  const batch = db.batch();
  const uploads = [
    ...demoFiles().map((upload) => ({
      ...upload,
      documents: (generation: string) => demoFileRecords(upload, generation, clock),
    })),
    ...[...demoCaseDocuments(), ...demoPartnerPapers()].map((upload) => ({
      ...upload,
      documents: (generation: string) => upload.documents(generation, clock),
    })),
  ];
  await Promise.all(
    uploads.map(async ({ path, type, caseId, bytes, documents }) => {
      const file = bucket.file(path);
      await file.save(bytes, {
        resumable: false,
        contentType: type,
        metadata: {
          contentDisposition: 'attachment',
          cacheControl: 'private, no-store',
          metadata: { case_id: caseId },
        },
      });
      const [{ generation }] = await file.getMetadata();
      for (const [at, document] of documents(String(generation))) batch.set(db.doc(at), document);
    }),
  );
  await batch.commit();
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { project: { type: 'string', default: 'demo-portal' } } });
  try {
    await seed({ projectId: values.project });
    console.log(`Demo data is in ${values.project}.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
