import { instant } from '@app/domain/codec';
import { doc, serverTimestamp, type DocumentData, type DocumentSnapshot } from 'firebase/firestore';
import { commit } from './commit.ts';
import { holds } from './create-once.ts';
import { db } from './firestore.ts';
import { ProblemError, toProblem } from './problems.ts';

/**
 * Replaces a document only if it is the version that its author has seen (decision 071). One that was not there yet may be sent
 * again: the response to an earlier attempt may have been lost, and then the document holds the same already.
 * @param over its `updated_at`; null: there was no document; undefined: any version may be replaced
 * @param fields all but `updated_at`, plain JSON values
 * @throws see commit.ts; ProblemError `changedMeanwhile`
 */
export async function replaceOver(
  path: string,
  over: Date | null | undefined,
  fields: DocumentData,
): Promise<void> {
  const ref = doc(db, path);
  let stored = null as DocumentSnapshot | null;
  try {
    await commit(async (transaction) => {
      if (over !== undefined) {
        stored = await transaction.get(ref);
        const at = stored.exists() ? instant.parse(stored.get('updated_at')) : null;
        if (at?.getTime() !== over?.getTime()) throw new ProblemError('changedMeanwhile');
      }
      transaction.set(ref, { ...fields, updated_at: serverTimestamp() });
    });
  } catch (error) {
    const isStored =
      toProblem(error) === 'changedMeanwhile' && over === null && stored !== null && holds(stored, fields);
    if (!isStored) throw error;
  }
}
