import { hashKey } from '@tanstack/react-query';
import { doc, getDoc, type DocumentData, type DocumentSnapshot } from 'firebase/firestore';
import { commit } from './commit.ts';
import { db } from './firestore.ts';
import { ProblemError, toProblem } from './problems.ts';

/**
 * Creates a document whose id was chosen before, so that it can be sent again: the response to an earlier attempt may have
 * been lost, then the document exists, and the rules deny a second create. That is a success if the document holds what is
 * entered now.
 * @param entered the fields that a person has filled in, as plain JSON values
 * @param more the other fields, which the server or somebody else may have changed since
 * @throws see commit.ts; ProblemError `savedBefore` when an earlier attempt has stored something else
 */
export async function createOnce(path: string, entered: DocumentData, more: DocumentData): Promise<void> {
  try {
    await commit((transaction) => {
      transaction.set(doc(db, path), { ...more, ...entered });
    });
  } catch (error) {
    if (toProblem(error) !== 'denied') throw error;
    const stored = await read(path);
    if (stored === null) throw error;
    if (!holds(stored, entered)) throw new ProblemError('savedBefore', { cause: error });
  }
}

/** @returns whether a stored document holds these fields, which are plain JSON values */
export function holds(stored: DocumentSnapshot, fields: DocumentData): boolean {
  return Object.entries(fields).every(([key, value]) => hashKey([stored.get(key)]) === hashKey([value]));
}

/** @returns whether the document exists and may be read; false too when the server does not answer */
export async function documentExists(path: string): Promise<boolean> {
  return (await read(path)) !== null;
}

async function read(path: string): Promise<DocumentSnapshot | null> {
  try {
    const found = await getDoc(doc(db, path));
    return found.exists() ? found : null;
  } catch {
    return null;
  }
}
