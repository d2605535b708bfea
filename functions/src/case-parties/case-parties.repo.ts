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
  return runTransaction(paths.case(caseId), async (transaction) => {
    const [item, facts, kept] = await transaction.getAll(
      document(paths.case(caseId)),
      document(paths.debtorFacts(caseId)),
      target,
    );
    const owner: unknown = item?.get('user_id');
    const profile =
      typeof owner === 'string' && owner !== ''
        ? await transaction.get(document(paths.profile(owner)))
        : null;
    const plan = planParties(caseId, {
      ...{ item: item?.data(), facts: facts?.data(), kept: kept?.data() },
      profile: profile?.data(),
    });
    if (plan === 'current') return false;
    if (plan === 'delete') transaction.delete(target);
    else transaction.set(target, { ...plan, updated_at: new Date() });
    return true;
  });
}
