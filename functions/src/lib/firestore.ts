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

/** How often a transaction is begun again that the database has closed. */
const ATTEMPTS = 5;
/** The last transaction of this process on each document. */
const last = new Map<string, Promise<unknown>>();

/**
 * Runs `work` as one transaction, and again when others were at the same documents. The SDK does so itself except where the
 * database has closed a transaction that waited too long: of the two messages for that it knows one.
 *
 * Those of this process that change the same document go one after the other. Side by side each would hold what the other
 * waits for until the database gives up: 2 to 3.5 s in the emulator, every time two effects of one event did so.
 * @param path of the document that others change at the same time
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

/** gRPC ALREADY_EXISTS: what `create` answers when the document is there. */
export const ALREADY_EXISTS = 6;
/** gRPC FAILED_PRECONDITION: the document is no longer as the precondition has it. */
export const FAILED_PRECONDITION = 9;
/** gRPC ABORTED: others wrote at the same time. */
export const ABORTED = 10;
/** gRPC NOT_FOUND: what `update` answers when the document is gone. */
export const NOT_FOUND = 5;
