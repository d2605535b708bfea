import { debtorFactsSchema, type DebtorFacts, type NewDebtorFacts } from '@app/domain/debtor-facts';
import { paths } from '@app/domain/paths';
import { useDocument } from '@/lib/live/use-document';
import { replaceOver } from '@/lib/firebase/replace-over';
import type { Live } from '@/lib/live/connection';
import { withinBudget } from '@/lib/session/within-budget';

/** What is stated about a case's debtor, live; null while nothing is. */
export function useDebtorFacts(caseId: string): Live<DebtorFacts | null> {
  return useDocument(paths.debtorFacts(caseId), debtorFactsSchema);
}

/**
 * Replaces it.
 * @param owner the case's customer
 * @param author the account at the screen
 * @param over the `updated_at` that its author has seen (`replaceOver`)
 * @throws see lib/firebase/commit.ts; ProblemError `changedMeanwhile`; LimitError when too many were written
 */
export async function saveDebtorFacts(
  { id, owner }: { id: string; owner: string },
  author: string,
  facts: NewDebtorFacts,
  over?: Date | null,
): Promise<void> {
  const written = replaceOver(paths.debtorFacts(id), over, {
    case_id: id,
    user_id: owner,
    kind: facts.kind,
    person_no: facts.person_no,
    reach: facts.reach,
    updated_by: author,
  });
  await withinBudget('facts', written);
}
