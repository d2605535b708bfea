import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { connectStorageEmulator, getStorage, ref, uploadBytes, type FirebaseStorage } from 'firebase/storage';
import { Actors, type Person } from '../support/as.ts';
import { hostAndPort, testEnvironment } from '../support/env.ts';
import { DatabaseReset } from '../rules/database-reset.ts';
import type { Documents } from '../rules/fixtures.ts';

/** The default metadata of an upload. */
export const PDF = { contentType: 'application/pdf', contentDisposition: 'attachment' } as const;
export const PICTURE = { contentType: 'image/png' } as const;
export const CONTENT = new TextEncoder().encode('%PDF-1.7 %%EOF');

/** Metadata of an attachment of this case, as the web client sets it. */
export function ofCase(caseId: string) {
  return { ...PDF, customMetadata: { case_id: caseId } };
}

/** The same of a bound document of the case, as the server has marked it. */
export function documentOf(caseId: string) {
  return { ...PDF, customMetadata: { case_id: caseId, document_of: caseId } };
}

/**
 * Cloud Storage as each person reaches it, and the Firestore documents that its rules look up. The Storage emulator reads
 * the run's own project, so all of this is written there; triggers are off for this suite.
 */
export class StorageFixtures {
  /** Storage as the server reaches it, bypassing the rules. */
  readonly server: FirebaseStorage;
  readonly #actors: Actors;
  readonly #database: DatabaseReset;
  readonly #apps = new Map<string, FirebaseApp>();

  private constructor(actors: Actors) {
    this.#actors = actors;
    // The rules of Storage only read documents: nothing but `arrange` changes one.
    this.#database = new DatabaseReset(actors);
    this.server = this.#storage('server', 'owner');
  }

  static async open(): Promise<StorageFixtures> {
    return new StorageFixtures(new Actors('run'));
  }

  /** Storage as this person reaches it, `null` for a visitor. Further claims are added to the token only. */
  as(person: Person | null, claims: Record<string, unknown> = {}): FirebaseStorage {
    if (person === null) return this.#storage('visitor', null);
    const { uid, email, role } = person;
    return this.#storage(`${uid} ${JSON.stringify(claims)}`, { sub: uid, email, role, ...claims });
  }

  /** Resets to no objects and the fixture documents with `changes`. */
  async begin(changes: Documents = {}): Promise<void> {
    await fetch(`http://${testEnvironment().storageHost}/internal/reset`, { method: 'POST' });
    await this.#database.set(changes);
  }

  /** Writes documents, bypassing the rules. */
  arrange(documents: Documents): Promise<void> {
    return this.#database.add(documents);
  }

  /** Stores objects, bypassing the rules. */
  async store(path: string, metadata: Parameters<typeof uploadBytes>[2], content = CONTENT): Promise<void> {
    await uploadBytes(ref(this.server, path), content, metadata);
  }

  async close(): Promise<void> {
    await Promise.all([...this.#apps.values()].map((app) => deleteApp(app)));
    await this.#actors.leave();
  }

  #storage(name: string, token: MockToken | null): FirebaseStorage {
    const known = this.#apps.get(name);
    if (known) return getStorage(known);
    const { projectId, storageBucket, storageHost } = testEnvironment();
    const app = initializeApp({ projectId, storageBucket }, `storage of ${name}`);
    this.#apps.set(name, app);
    const storage = getStorage(app);
    // Fail on a refusal at once; the SDK would retry other errors for two minutes.
    storage.maxOperationRetryTime = 2_000;
    storage.maxUploadRetryTime = 10_000;
    const { host, port } = hostAndPort(storageHost);
    connectStorageEmulator(storage, host, port, token === null ? {} : { mockUserToken: token });
    return storage;
  }
}

type MockToken = NonNullable<NonNullable<Parameters<typeof connectStorageEmulator>[3]>['mockUserToken']>;

/** Resolves when the rules refuse; anything else, a missing object or a wrong path, is an error of the test. */
export async function refused(attempt: Promise<unknown>): Promise<void> {
  let code: unknown;
  try {
    await attempt;
  } catch (error) {
    code = error instanceof Error && 'code' in error ? error.code : error;
  }
  if (code === undefined) throw new Error('This was to be refused, and was done.');
  if (code !== 'storage/unauthorized')
    throw new Error('This was to be refused, and failed otherwise.', { cause: code });
}
