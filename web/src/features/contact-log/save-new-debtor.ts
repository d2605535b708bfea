import { newDebtorFactsSchema } from '@app/domain/debtor-facts';
import { saveDebtorFacts } from './api/use-debtor-facts';

/**
 * Stores what was stated of the debtor with a new case, once the case exists. Nothing is stored where nothing was stated,
 * nor over anything that is stored already, perhaps from another tab.
 * @param facts from the form, or from a draft
 * @throws see lib/firebase/commit.ts; ProblemError `changedMeanwhile`; LimitError when too many were written; ZodError for anything but such facts
 */
export async function saveNewDebtor(caseId: string, uid: string, facts: unknown): Promise<void> {
  const stated = newDebtorFactsSchema.parse(facts);
  const isNothing = stated.kind === 'unknown' && stated.person_no === null && stated.reach.length === 0;
  if (!isNothing) await saveDebtorFacts({ id: caseId, owner: uid }, uid, stated, null);
}
