import { initializeApp, type App } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { getStorage, type Storage } from 'firebase-admin/storage';
import { testEnvironment } from '../support/env.ts';

/** A project of the emulators through the Admin SDK, with the rights of the console or a script of the firm. */
export interface Server {
  /** Its id. */
  project: string;
  app: App;
  auth: Auth;
  db: Firestore;
  bucket: ReturnType<Storage['bucket']>;
}

/** The project is the run's. */
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
export const server: Server = { project: environment.projectId, app, auth, db, bucket };

/** A new document id (or uid) that names its test. */
export function newId(name: string): string {
  return `${name}-${db.collection('ids').doc().id}`;
}
