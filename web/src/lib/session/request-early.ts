import { ROLE_HINT } from '@app/domain/browser-keys';
import { NEWEST_FIRST, PAGE_LENGTH } from '@app/domain/first-page';
import { COLLECTIONS, paths } from '@app/domain/paths';
import { appCheckHeaders } from '../firebase/app-check.ts';
import { firebaseConfig } from '../firebase/env.ts';
import { firestoreOrigin } from '../firebase/origins.ts';
import { firstCasesKey, keepEarly, type RestDocument } from '../live/early-answers.ts';
import { browserStorage } from '../browser-storage.ts';

/** What a screen shows first, requested before its code has loaded. */
export type EarlyRequest =
  | { document: string }
  /** The first page of a list of cases: those with the account in this field, or all (null). */
  | { casesOf: 'user_id' | 'partner_id' | null };

const ROOT = `projects/${firebaseConfig.projectId}/databases/(default)/documents`;

/**
 * Requests the documents of the account, and what the screen shows first, from the REST API with the token that Auth has stored: the
 * answers come while Auth asks for the account (decision 218). A failed request has no effect, since the SDK asks for the same.
 * @throws the browser's error if Auth's store is missing or cannot be read
 */
export async function requestEarly(request: EarlyRequest | undefined): Promise<void> {
  // When this browser last knew, nobody was signed in.
  if (browserStorage.read(ROLE_HINT) === null) return;
  const { uid, stsTokenManager: token } = await storedUser();
  if (token.expirationTime < Date.now() + 30_000) return;
  const headers = { Authorization: `Bearer ${token.accessToken}`, ...(await appCheckHeaders()) };
  const ask = async (method: string, body: object): Promise<Row[]> => {
    const answer = await fetch(`${firestoreOrigin()}/v1/${ROOT}:${method}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    const rows = (await answer.json()) as Row[];
    // An answer may end with an error after its first rows.
    if (!answer.ok || rows.some(({ error }) => error)) throw new Error(`${method}: ${answer.status}`);
    return rows;
  };
  const answers: [string, Promise<RestDocument[]>][] = [];
  const get = (...wanted: string[]) => {
    const names = wanted.map((path) => `${ROOT}/${path}`);
    const rows = ask('batchGet', { documents: names });
    for (const [at, path] of wanted.entries())
      answers.push([path, rows.then((all) => documentIn(all, names[at]))]);
  };
  get(paths.profile(uid), paths.partner(uid));
  // Apart: a refused document refuses the request.
  if (request !== undefined && 'document' in request) get(request.document);
  if (request !== undefined && 'casesOf' in request) {
    const { casesOf: fieldPath } = request;
    // Down, as NEWEST_FIRST.
    const down = (field: string) => ({ field: { fieldPath: field }, direction: 'DESCENDING' });
    const structuredQuery = {
      from: [{ collectionId: COLLECTIONS.cases }],
      ...(fieldPath !== null && {
        where: { fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: { stringValue: uid } } },
      }),
      orderBy: [down(NEWEST_FIRST.field), down('__name__')],
      limit: PAGE_LENGTH + 1,
    };
    const rows = ask('runQuery', { structuredQuery });
    answers.push([
      firstCasesKey(fieldPath, fieldPath && uid),
      rows.then((all) => all.flatMap(({ document }) => document ?? [])),
    ]);
  }
  keepEarly(uid, answers);
}

/** An element of an answer. */
interface Row {
  /** Of a query. */
  document?: RestDocument;
  /** Of a document that was named; `missing` is the name of one that does not exist. */
  found?: RestDocument;
  missing?: string;
  error?: object;
}

/** @returns the document, or none if it does not exist. @throws Error where the answer does not mention it */
function documentIn(rows: readonly Row[], name: string | undefined): RestDocument[] {
  const row = rows.find(({ found, missing }) => (found?.name ?? missing) === name);
  if (row === undefined) throw new Error(`No answer for ${name}.`);
  return row.found === undefined ? [] : [row.found];
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
