import { getFirestore, type DocumentReference, type Firestore } from 'firebase-admin/firestore';

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

/** gRPC ALREADY_EXISTS: what `create` answers when the document is there. */
export const ALREADY_EXISTS = 6;
/** gRPC FAILED_PRECONDITION: the document is no longer as the precondition has it. */
export const FAILED_PRECONDITION = 9;
/** gRPC ABORTED: others wrote at the same time. */
export const ABORTED = 10;
/** gRPC NOT_FOUND: what `update` answers when the document is gone. */
export const NOT_FOUND = 5;
