import { instant } from '@app/domain/codec';
import { doc, serverTimestamp, type DocumentData } from 'firebase/firestore';
import { commit } from './commit.ts';
import { db } from './firestore.ts';
import { ProblemError } from './problems.ts';

/**
 * Replaces a document only if it is the version that its author has seen (decision 071).
 * @param over its `updated_at`; null: there was no document; undefined: any version may be replaced
 * @param fields all but `updated_at`
 * @throws see commit.ts; ProblemError `changedMeanwhile`
 */
export async function replaceOver(
  path: string,
  over: Date | null | undefined,
  fields: DocumentData,
): Promise<void> {
  const ref = doc(db, path);
  await commit(async (transaction) => {
    if (over !== undefined) {
      const stored = await transaction.get(ref);
      const at = stored.exists() ? instant.parse(stored.get('updated_at')) : null;
      if (at?.getTime() !== over?.getTime()) throw new ProblemError('changedMeanwhile');
    }
    transaction.set(ref, { ...fields, updated_at: serverTimestamp() });
  });
}
