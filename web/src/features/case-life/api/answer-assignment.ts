import { paths } from '@app/domain/paths';
import { doc, serverTimestamp } from 'firebase/firestore';
import { commit } from '@/lib/firebase/commit';
import { db } from '@/lib/firebase/firestore';

/**
 * A partner accepts an assigned case, or declines it with a reason; the server then unassigns it.
 * @param reason null to accept
 * @throws see lib/firebase/commit.ts
 */
export async function answerAssignment(caseId: string, reason: string | null): Promise<void> {
  await commit((transaction) => {
    transaction.update(doc(db, paths.caseAcceptance(caseId)), {
      answered_at: serverTimestamp(),
      ...(reason === null ? { state: 'accepted' } : { state: 'declined', reason }),
    });
  });
}
