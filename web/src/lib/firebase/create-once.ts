import { doc, getDoc, type DocumentData } from 'firebase/firestore';
import { commit } from './commit.ts';
import { db } from './firestore.ts';
import { toProblem } from './problems.ts';

/**
 * Creates a document whose id was chosen before, so that it can be sent again: the response to an earlier attempt may have
 * been lost, then the document exists, and the rules deny a second create. That is a success.
 * @throws see commit.ts
 */
export async function createOnce(path: string, data: DocumentData): Promise<void> {
  try {
    await commit((transaction) => {
      transaction.set(doc(db, path), data);
    });
  } catch (error) {
    if (toProblem(error) === 'denied' && (await documentExists(path))) return;
    throw error;
  }
}

/** @returns whether the document exists and may be read; false too when the server does not answer */
export async function documentExists(path: string): Promise<boolean> {
  try {
    return (await getDoc(doc(db, path))).exists();
  } catch {
    return false;
  }
}
