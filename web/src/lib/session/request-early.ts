import { ROLE_HINT } from '@app/domain/browser-keys';
import { COLLECTIONS, paths } from '@app/domain/paths';
import { EMULATOR_HOST, siteHeaders } from '../firebase/app.ts';
import { emulators, firebaseConfig } from '../firebase/env.ts';
import { firstCasesKey, keepEarly, type RestDocument } from '../live/early-answers.ts';
import { kept } from './own-choices.ts';

/** What a screen shows first, requested before its code has loaded. */
export type EarlyRequest =
  | { document: string }
  /** The first page of a list of cases: those with the account in this field, or all (null). */
  | { casesOf: 'user_id' | 'partner_id' | null };

const ROOT = `projects/${firebaseConfig.projectId}/databases/(default)/documents`;
const HOST = emulators
  ? `http://${EMULATOR_HOST}:${emulators.firestore}`
  : 'https://firestore.googleapis.com';

/**
 * Requests the documents of the account, and what the screen shows first, from the REST API with the token that Auth has stored: the
 * answers come while Auth asks for the account (decision 218). A failed request has no effect, since the SDK asks for the same.
 * @throws what this browser says that has no store of Auth's, or cannot read it
 */
export async function requestEarly(request: EarlyRequest | undefined): Promise<void> {
  // When this browser last knew, nobody was signed in.
  if (kept(ROLE_HINT) === null) return;
  const { uid, stsTokenManager: token } = await storedUser();
  if (token.expirationTime < Date.now() + 30_000) return;
  const headers = { Authorization: `Bearer ${token.accessToken}`, ...(await siteHeaders()) };
  const ask = async (method: string, body: object): Promise<RestDocument[]> => {
    const answer = await fetch(`${HOST}/v1/${ROOT}:${method}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method}: ${answer.status}`);
    const rows = (await answer.json()) as { document?: RestDocument; found?: RestDocument }[];
    return rows.flatMap(({ document, found }) => document ?? found ?? []);
  };
  const wanted = [paths.profile(uid), paths.partner(uid)];
  if (request !== undefined && 'document' in request) wanted.push(request.document);
  const documents = ask('batchGet', { documents: wanted.map((path) => `${ROOT}/${path}`) });
  const answers = wanted.map((path): [string, Promise<RestDocument[]>] => [
    path,
    documents.then((found) => found.filter(({ name }) => name === `${ROOT}/${path}`)),
  ]);
  if (request !== undefined && 'casesOf' in request) {
    const { casesOf: fieldPath } = request;
    const newest = (field: string) => ({ field: { fieldPath: field }, direction: 'DESCENDING' });
    // As the first page of LISTS in the domain: 25 cases, and one that says whether there are more.
    const structuredQuery = {
      from: [{ collectionId: COLLECTIONS.cases }],
      ...(fieldPath !== null && {
        where: { fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: { stringValue: uid } } },
      }),
      orderBy: [newest('created_at'), newest('__name__')],
      limit: 26,
    };
    answers.push([firstCasesKey(fieldPath && uid), ask('runQuery', { structuredQuery })]);
  }
  keepEarly(uid, answers);
}

const STORE = 'firebaseLocalStorage';

/** An account as Auth stores it. */
interface StoredUser {
  uid: string;
  /** `expirationTime` in ms since 1970. */
  stsTokenManager: { accessToken: string; expirationTime: number };
}

/** The account that Auth has stored in this browser. @throws where there is none */
async function storedUser(): Promise<StoredUser> {
  const opening = indexedDB.open(`${STORE}Db`);
  // Auth itself creates it.
  opening.onupgradeneeded = () => opening.transaction?.abort();
  const database = await resultOf(opening);
  try {
    const key = `firebase:authUser:${firebaseConfig.apiKey}:[DEFAULT]`;
    const reading = database.transaction(STORE).objectStore(STORE).get(key) as IDBRequest<{
      value: StoredUser;
    }>;
    const entry = await resultOf(reading);
    return entry.value;
  } finally {
    database.close();
  }
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('No answer.'));
  });
}
