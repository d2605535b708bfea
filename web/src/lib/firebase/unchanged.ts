import { instant } from '@app/domain/codec';
import type { DocumentReference, Transaction } from 'firebase/firestore';
import { ProblemError } from './problems.ts';

/**
 * Lets a transaction go on only if a document is the version that its author has seen (decision 071).
 * @param over its `updated_at`; null: there was no document; undefined: any version may be replaced
 * @throws ProblemError `changedMeanwhile`
 */
export async function assertUnchanged(
  transaction: Transaction,
  ref: DocumentReference,
  over: Date | null | undefined,
): Promise<void> {
  if (over === undefined) return;
  const stored = await transaction.get(ref);
  const at = stored.exists() ? instant.parse(stored.get('updated_at')) : null;
  if (at?.getTime() !== over?.getTime()) throw new ProblemError('changedMeanwhile');
}
