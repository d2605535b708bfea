import {
  getFirestore,
  type DocumentReference,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { isClosedTransaction } from './errors.ts';

let instance: Firestore | undefined;

/** The database, opened at the first use: loading the functions to list them must not connect to anything. */
export function db(): Firestore {
  instance ??= getFirestore();
  return instance;
}

/** @param path from `paths` of the domain */
export function document(path: string): DocumentReference {
  return db().doc(path);
}

/** Attempts of a transaction that the database has closed. */
const ATTEMPTS = 5;
/** The last transaction of this process on each document. */
const last = new Map<string, Promise<unknown>>();

/**
 * Runs `work` as one transaction, and retries it under contention. The SDK does so as well, except when the database has
 * closed a transaction that waited too long: the SDK knows one of the two messages for that.
 *
 * Transactions of this process on the same document run one after the other. Run concurrently, each would hold locks that
 * the other waits for until the database gives up: 2 to 3.5 s in the emulator, every time two effects of one event did so.
 * @param path of the document under contention
 */
export async function runTransaction<T>(
  path: string,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const attempt = () => attemptTransaction(work);
  const mine = (last.get(path) ?? Promise.resolve()).then(attempt, attempt);
  last.set(path, mine);
  try {
    return await mine;
  } finally {
    if (last.get(path) === mine) last.delete(path);
  }
}

async function attemptTransaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db().runTransaction(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !isClosedTransaction(error)) throw error;
    }
  }
}

/** gRPC ALREADY_EXISTS: `create` on a document that exists. */
export const ALREADY_EXISTS = 6;
/** gRPC FAILED_PRECONDITION: the document no longer meets the precondition. */
export const FAILED_PRECONDITION = 9;
/** gRPC ABORTED: a concurrent write. */
export const ABORTED = 10;
/** gRPC NOT_FOUND: `update` on a document that does not exist. */
export const NOT_FOUND = 5;
