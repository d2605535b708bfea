import { hostAndPort, testEnvironment } from '../support/env.ts';
import type { Actors, Person } from '../support/as.ts';

/**
 * Firestore's REST interface, for tests that send thousands of documents: the SDK sends one client's writes in order, while
 * these run in parallel.
 */

/** A placeholder for the server's time. */
export const NOW = Symbol('the time of the request');
/** A placeholder for a key that is left out. */
export const ABSENT = Symbol('no such key');

export type Fields = Record<string, unknown>;

/** Writes one document as this person. @returns whether the rules granted it @throws on any other error */
export class DirectWriter {
  readonly #url: string;
  readonly #documents: string;
  readonly #token: string;

  constructor({ projectId, databaseId }: Actors, person: Person) {
    const { host, port } = hostAndPort(testEnvironment().firestoreHost);
    this.#documents = `projects/${projectId}/databases/${databaseId}/documents`;
    this.#url = `http://${host}:${port}/v1/${this.#documents}:commit`;
    this.#token = unsignedToken(projectId, person);
  }

  /** All fields, replacing the document. */
  set(path: string, fields: Fields): Promise<boolean> {
    return this.#write(path, fields, {});
  }

  /** These fields only, of an existing document. */
  update(path: string, fields: Fields): Promise<boolean> {
    const fieldPaths = Object.keys(fields).filter((key) => fields[key] !== NOW && fields[key] !== ABSENT);
    return this.#write(path, fields, { updateMask: { fieldPaths: fieldPaths.map((key) => `\`${key}\``) } });
  }

  async #write(path: string, fields: Fields, mask: object): Promise<boolean> {
    const entries = Object.entries(fields).filter(([, value]) => value !== ABSENT);
    const stated = entries.filter(([, value]) => value !== NOW);
    const write = {
      ...mask,
      update: { name: `${this.#documents}/${path}`, fields: encodeFields(Object.fromEntries(stated)) },
      updateTransforms: entries
        .filter(([, value]) => value === NOW)
        .map(([fieldPath]) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
    };
    const answer = await fetch(this.#url, {
      method: 'POST',
      headers: { Authorization: `Bearer ${this.#token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ writes: [write] }),
    });
    const text = await answer.text();
    if (answer.ok) return true;
    if (answer.status === 403) return false;
    throw new Error(`${answer.status}: ${text.slice(0, 500)}`);
  }
}

function unsignedToken(projectId: string, { uid, email, role }: Person): string {
  const payload = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    iat: 0,
    exp: 3_600,
    auth_time: 0,
    sub: uid,
    user_id: uid,
    email,
    email_verified: true,
    role,
    firebase: { sign_in_provider: 'custom', identities: {} },
  };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', type: 'JWT' })}.${part(payload)}.`;
}

function encodeFields(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, encode(value)]));
}

/** As the SDK writes it: whole numbers are integers, except -0. */
function encode(value: unknown): unknown {
  if (value === null || value === undefined) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') {
    const isInteger = Number.isSafeInteger(value) && !Object.is(value, -0);
    return isInteger ? { integerValue: String(value) } : { doubleValue: encodeDouble(value) };
  }
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } };
  if (typeof value === 'object') return { mapValue: { fields: encodeFields({ ...value }) } };
  throw new Error(`A ${typeof value} is no value of Firestore.`);
}

/** JSON cannot express these; protobuf's JSON can, but would lose the sign of -0. */
function encodeDouble(value: number): number | string {
  return Number.isFinite(value) && !Object.is(value, -0)
    ? value
    : Object.is(value, -0)
      ? '-0.0'
      : String(value);
}
