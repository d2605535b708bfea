import { planParties } from '@app/domain/case-parties';
import { paths } from '@app/domain/paths';
import { document, runTransaction } from '../lib/firestore.ts';

/**
 * Writes who is in a case, as it is now. Idempotent, in any order of events.
 * @returns whether anything was written
 * @throws ZodError when a document is malformed
 */
export async function keepParties(caseId: string): Promise<boolean> {
  const target = document(paths.caseParties(caseId));
  return runTransaction(target.path, async (transaction) => {
    const plan = await planParties(caseId, async (names) =>
      (await transaction.getAll(...names.map((path) => document(path)))).map((found) => found.data()),
    );
    if (plan === 'current') return false;
    if (plan === 'delete') transaction.delete(target);
    else transaction.set(target, { ...plan, updated_at: new Date() });
    return true;
  });
}
