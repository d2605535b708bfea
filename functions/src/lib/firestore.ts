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

/**
 * Runs `work` as one transaction, and again when others were at the same documents. The SDK does so itself except where the
 * database has closed a transaction that waited too long: of the two messages for that it knows one.
 */
export async function runTransaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
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
