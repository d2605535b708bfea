import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { testEnvironment } from '../support/env.ts';

/** The run's project through the Admin SDK, with the rights of the console or a script of the firm. */
export const environment = testEnvironment();
// Otherwise the storage library queries Google's metadata server, which does not exist here, for seconds.
process.env.METADATA_SERVER_DETECTION ??= 'none';

export const app = initializeApp({
  projectId: environment.projectId,
  storageBucket: environment.storageBucket,
});
export const auth = getAuth(app);
export const db = getFirestore(app);
export const bucket = getStorage(app).bucket();

/** A new document id (or uid) that names its test. */
export function newId(name: string): string {
  return `${name}-${db.collection('ids').doc().id}`;
}
