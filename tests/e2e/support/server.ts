import { randomUUID } from 'node:crypto';
import { SESSION_HINT } from '@app/domain/browser-keys';
import { UNANSWERED } from '@app/domain/case-life';
import { COLLECTIONS, paths } from '@app/domain/paths';
import { aCase } from '@app/seed/builders';
import { aCaseAcceptance } from '@app/seed/case-life-builders';
import { aSetOfDebtorFacts } from '@app/seed/contact-builders';
import { PERSONAS } from '@app/seed/personas';
import { writeDemoData } from '@app/seed/seed';
import { withoutTriggers } from '@app/seed/triggers';
import { expect } from '@playwright/test';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { deleteApp, initializeApp as initializeClient } from 'firebase/app';
import {
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { connectStorageEmulator, getStorage as getClientStorage, ref, uploadBytes } from 'firebase/storage';
import { hostAndPort, testEnvironment } from '../../support/env.ts';
import { wakeFunctions } from '../../support/wake.ts';
import { writeLargeCase } from './large-case.ts';
import { writeManyCases } from './many-cases.ts';
import { writeManyPartners } from './many-partners.ts';

/** Direct access to the data, and to the mails that the Auth emulator does not send. */
export const environment = testEnvironment();
// Otherwise the storage library queries Google's metadata server, which does not exist here, for seconds.
process.env['METADATA_SERVER_DETECTION'] ??= 'none';

const app = initializeApp(
  { projectId: environment.projectId, storageBucket: environment.storageBucket },
  'e2e',
);
export const auth = getAuth(app);
export const db = getFirestore(app);
export const bucket = getStorage(app).bucket();

/** Loads the demo data and wakes the functions, once for all tests (`demo-data.setup.ts`). */
export async function loadDemoData(): Promise<void> {
  // All in one: after each time that they are switched off, the emulator sends every event once more (decision 085).
  await withoutTriggers(environment.hubHost, async () => {
    await writeDemoData({ projectId: environment.projectId });
    await writeManyCases();
    await writeManyPartners();
    await writeLargeCase();
  });
  await wakeFunctions(app);
}

/** @throws when the demo data are missing */
export async function demoData(): Promise<void> {
  const admin = await db.doc(paths.profile(PERSONAS.admin.uid)).get();
  if (!admin.exists) throw new Error('The demo data have not been loaded.');
}

/**
 * A case of the demo customer on which the demo partner works; nothing is known of the debtor but the name.
 * @returns its id
 */
export async function caseInWork(debtor_name: string): Promise<string> {
  const { customer, partner } = PERSONAS;
  const caseId = db.collection('cases').doc().id;
  // Before the case, so that the partner is not asked.
  await db
    .doc(paths.caseAcceptance(caseId))
    .set(aCaseAcceptance({ partner_id: partner.uid, state: 'accepted' }));
  const now = new Date();
  await db.doc(paths.case(caseId)).set({
    ...aCase({ user_id: customer.uid, client_name: customer.email, partner_id: partner.uid, debtor_name }),
    status: 'In Progress',
    created_at: now,
    updated_at: now,
  });
  await db
    .doc(paths.debtorFacts(caseId))
    .set(aSetOfDebtorFacts({ case_id: caseId, user_id: customer.uid, reach: [] }));
  return caseId;
}

/**
 * Takes what earlier tests have assigned to a partner and left unanswered from the partner's queue, which shows five cases in any order
 * where all have the same time to answer.
 * @param caseId stays
 */
export async function leaveInQueue(partnerId: string, caseId: string): Promise<void> {
  const { docs } = await db
    .collection(COLLECTIONS.caseAcceptances)
    .where('partner_id', '==', partnerId)
    .where('state', 'in', UNANSWERED)
    .get();
  const isDemo = (id: string) => id.includes('demo');
  const left = docs.filter(({ id }) => id !== caseId && !isDemo(id));
  await Promise.all(left.map(({ ref }) => ref.delete()));
}

interface Mail {
  email: string;
  requestType: 'VERIFY_EMAIL' | 'PASSWORD_RESET';
  oobCode: string;
  oobLink: string;
}

/** The newest mail of a kind to an address. @throws when there is none */
export async function mailTo(email: string, requestType: Mail['requestType']): Promise<Mail> {
  const answer = await fetch(
    `http://${environment.authHost}/emulator/v1/projects/${environment.projectId}/oobCodes`,
  );
  const { oobCodes } = (await answer.json()) as { oobCodes: Mail[] };
  const mail = oobCodes.findLast((each) => each.email === email && each.requestType === requestType);
  if (mail === undefined) throw new Error(`No ${requestType} mail to ${email}`);
  return mail;
}

/** A new unused address. */
export function newEmail(name: string): string {
  return `${name}-${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}@example.com`;
}

/** The stored notifications of an account. */
export async function notificationsOf(uid: string): Promise<FirebaseFirestore.DocumentData[]> {
  return (await db.collection('notifications').where('user_id', '==', uid).get()).docs.map((found) =>
    found.data(),
  );
}

/** Uploads files as PDF with an account's own rights, through the client SDK and without our form. */
export async function uploadAs(
  email: string,
  password: string,
  caseId: string,
  files: readonly (readonly [path: string, content: Uint8Array])[],
): Promise<void> {
  const { client } = await signedInClient(email, password);
  const storage = getClientStorage(client);
  const { host, port } = hostAndPort(environment.storageHost);
  connectStorageEmulator(storage, host, port);
  for (const [path, content] of files) {
    await uploadBytes(ref(storage, path), content, {
      contentType: 'application/pdf',
      customMetadata: { case_id: caseId },
    });
  }
  await deleteApp(client);
}

/** A signed-in browser's local storage: entries of Firebase Auth, and our own. */
export async function sessionOf(email: string, password: string): Promise<Record<string, string>> {
  const { client, user } = await signedInClient(email, password);
  await deleteApp(client);
  return {
    [`firebase:authUser:${API_KEY}:[DEFAULT]`]: JSON.stringify(user.toJSON()),
    [SESSION_HINT]: user.uid,
  };
}

/** The site's key of a build for emulators (`tools/emulators/builds.ts`). */
const API_KEY = 'demo-key';

async function signedInClient(email: string, password: string) {
  const { projectId, storageBucket } = environment;
  const client = initializeClient({ projectId, storageBucket, apiKey: API_KEY }, randomUUID());
  const clientAuth = initializeAuth(client, { persistence: inMemoryPersistence });
  connectAuthEmulator(clientAuth, `http://${environment.authHost}`, { disableWarnings: true });
  const { user } = await signInWithEmailAndPassword(clientAuth, email, password);
  return { client, user };
}

/** A new customer, with the profile that the server creates. */
export async function newCustomer(name: string, password: string): Promise<{ uid: string; email: string }> {
  const email = newEmail(name);
  const { uid } = await auth.createUser({ email, password, emailVerified: true });
  await expect.poll(async () => (await db.doc(paths.profile(uid)).get()).exists).toBe(true);
  return { uid, email };
}
