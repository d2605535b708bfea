import type { NewOutcome } from '@app/domain/case-life';
import type { CaseStatus } from '@app/domain/case';
import { paths } from '@app/domain/paths';
import { collection, doc, serverTimestamp } from 'firebase/firestore';
import { auth } from '@/lib/firebase/app';
import { commit } from '@/lib/firebase/commit';
import { db } from '@/lib/firebase/firestore';
import { stampOf } from '@/lib/firebase/stamp';
import { withinBudget } from '@/lib/session/within-budget';

/**
 * A partner sets the status of an assigned case; with the outcome, in one commit, where the case ends.
 * @throws see lib/firebase/commit.ts; LimitError when too many statuses or outcomes were written; `denied` once the case is another's
 */
export async function setCaseStatus(
  caseId: string,
  status: CaseStatus,
  end: Omit<NewOutcome, 'status'> | null,
): Promise<void> {
  // After a sign-out the rules refuse the write in any case.
  const uid = auth.currentUser?.uid ?? '';
  const outcome = doc(collection(db, paths.caseOutcomes(caseId)));
  const written = commit((transaction) => {
    transaction.update(doc(db, paths.case(caseId)), { status, ...stampOf(uid) });
    if (end === null) return;
    transaction.set(outcome, {
      case_id: caseId,
      status,
      ...end,
      by: uid,
      by_role: 'partner',
      created_at: serverTimestamp(),
    });
  });
  await withinBudget('statuses', end === null ? written : withinBudget('outcomes', written));
}
