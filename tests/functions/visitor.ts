import type { PartnerStatus } from '@app/domain/partner';
import type { Role } from '@app/domain/roles';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { connectFirestoreEmulator, getFirestore, type Firestore } from 'firebase/firestore';
import {
  connectStorageEmulator,
  deleteObject,
  getBytes,
  getDownloadURL,
  getStorage,
  ref,
  uploadBytes,
  type UploadMetadata,
} from 'firebase/storage';
import { hostAndPort } from '../support/env.ts';
import { emailOf, PASSWORD, person } from './people.ts';
import { environment } from './server.ts';

/** A person with a separate browser: the client SDK with that person's rights and nothing else. */
export interface Visitor {
  app: FirebaseApp;
  uid: string;
  upload(
    path: string,
    content: Uint8Array,
    contentType: string,
    caseId?: string,
    headers?: Pick<UploadMetadata, 'contentDisposition' | 'cacheControl'>,
  ): Promise<void>;
  remove(path: string): Promise<void>;
  read(path: string): Promise<ArrayBuffer>;
  /** A download link of the SDK, which works without signing in. */
  link(path: string): Promise<string>;
}

/** @param status of the partner's record that comes with the account */
export async function visit(name: string, role?: Role, status?: PartnerStatus): Promise<Visitor> {
  const uid = await person(name, role, status);
  const { projectId, storageBucket } = environment;
  const app = initializeApp({ projectId, storageBucket, apiKey: 'any' }, uid);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://${environment.authHost}`, { disableWarnings: true });
  const storage = getStorage(app);
  const { host, port } = hostAndPort(environment.storageHost);
  connectStorageEmulator(storage, host, port);
  await signInWithEmailAndPassword(auth, emailOf(uid), PASSWORD);
  return {
    app,
    uid,
    async upload(path, content, contentType, caseId, headers = {}) {
      const customMetadata = caseId === undefined ? {} : { customMetadata: { case_id: caseId } };
      await uploadBytes(ref(storage, path), content, { contentType, ...customMetadata, ...headers });
    },
    remove: (path) => deleteObject(ref(storage, path)),
    read: (path) => getBytes(ref(storage, path)),
    link: (path) => getDownloadURL(ref(storage, path)),
  };
}

/** Firestore as the visitor reaches it. */
export function firestoreOf({ app }: Visitor): Firestore {
  const known = firestores.get(app);
  if (known !== undefined) return known;
  const db = getFirestore(app);
  const { host, port } = hostAndPort(environment.firestoreHost);
  connectFirestoreEmulator(db, host, port);
  firestores.set(app, db);
  return db;
}
const firestores = new Map<FirebaseApp, Firestore>();

export async function endVisit(visitor: Visitor): Promise<void> {
  await deleteApp(visitor.app);
}
