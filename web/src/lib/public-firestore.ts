import { appCheckHeaders } from './app-check.ts';
import { emulators, firebaseConfig } from './env.ts';
import { ProblemError, type Problem } from './problems.ts';

/** How long a visitor waits for an answer before being told that there is none yet, in ms; `commit.ts` waits as long. */
export const ANSWER_WITHIN = 15_000;

/** What a visitor without an account may create. */
export interface PublicDocument {
  /** Collection and id, made before the first attempt, so that a second one cannot make a second document. */
  path: string;
  fields: Readonly<Record<string, string | boolean>>;
  /** The field that the server sets to its own time. */
  stamped: string;
}

/**
 * Creates a document with one request, without the Firebase SDK: a public page carries none of its 120 KiB. The request
 * has no credentials; the rules for visitors apply.
 * @returns `exists` when there is a document of this id already (an earlier attempt that was not confirmed, or somebody
 *   who had subscribed): it stays as it is
 * @throws ProblemError `offline`, `unconfirmed` (safe to repeat with the same path), `denied`, `tooManyRequests`, `unknown`
 */
export async function createPublicDocument(document: PublicDocument): Promise<'created' | 'exists'> {
  const answer = await send(document);
  if (answer.ok) return 'created';
  if (answer.status === 409 && (await statusIn(answer)) === 'ALREADY_EXISTS') return 'exists';
  throw new ProblemError(problemOf(answer.status));
}

async function send(document: PublicDocument): Promise<Response> {
  const url = `${origin()}/v1/${database()}/documents:commit`;
  const headers = {
    // Not `application/json`: that would cost a preflight, a round trip of its own (the SDK does the same).
    'Content-Type': 'text/plain',
    ...(await appCheckHeaders()),
  };
  try {
    return await fetch(url, {
      method: 'POST',
      headers,
      body: JSON.stringify({ writes: [writeOf(document)] }),
      signal: AbortSignal.timeout(ANSWER_WITHIN),
    });
  } catch (error) {
    const late = error instanceof DOMException && error.name === 'TimeoutError';
    throw new ProblemError(late ? 'unconfirmed' : 'offline', { cause: error });
  }
}

function origin(): string {
  return emulators === null ? 'https://firestore.googleapis.com' : `http://127.0.0.1:${emulators.firestore}`;
}

function database(): string {
  return `projects/${firebaseConfig.projectId}/databases/(default)`;
}

function writeOf({ path, fields, stamped }: PublicDocument) {
  return {
    update: {
      name: `${database()}/documents/${path}`,
      fields: Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [
          name,
          typeof value === 'string' ? { stringValue: value } : { booleanValue: value },
        ]),
      ),
    },
    updateTransforms: [{ fieldPath: stamped, setToServerValue: 'REQUEST_TIME' }],
    currentDocument: { exists: false },
  };
}

/** The error's name in the body: 409 is also the answer to a request that was aborted (firebase-admin-node#2587). */
async function statusIn(answer: Response): Promise<unknown> {
  const body: unknown = await answer.json().catch(() => null);
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : null;
  return typeof error === 'object' && error !== null && 'status' in error ? error.status : null;
}

function problemOf(status: number): Problem {
  if (status === 401 || status === 403) return 'denied';
  if (status === 429) return 'tooManyRequests';
  // Aborted, or broken on the way: it may have been written all the same.
  return status === 409 || status >= 500 ? 'unconfirmed' : 'unknown';
}
