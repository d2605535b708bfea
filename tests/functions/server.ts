import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { testEnvironment } from '../support/env.ts';

/** The run's project through the Admin SDK: what a console or a script of the firm could do. */
export const environment = testEnvironment();
// The storage library asks Google's metadata server where it runs; there is none, and the answer takes seconds.
process.env.METADATA_SERVER_DETECTION ??= 'none';

export const app = initializeApp({
  projectId: environment.projectId,
  storageBucket: environment.storageBucket,
});
export const auth = getAuth(app);
export const db = getFirestore(app);
export const bucket = getStorage(app).bucket();

/** A new document id (and uid) that says whose it is. */
export function newId(name: string): string {
  return `${name}-${db.collection('ids').doc().id}`;
}
