import { PARTNER_DECISIONS, type PartnerDecision } from '@app/domain/partner-decision';
import { paths } from '@app/domain/paths';
import { doc, serverTimestamp } from 'firebase/firestore';
import { auth } from '@/lib/firebase/app';
import { commit } from '@/lib/firebase/commit';
import { db } from '@/lib/firebase/firestore';

/**
 * An admin decides about a partner, and signs the decision.
 * @param reason for the partner; undefined: the decision has none
 * @throws see lib/firebase/commit.ts; `denied` when it has been decided already
 */
export async function decidePartner(
  partnerId: string,
  decision: PartnerDecision,
  reason?: string,
): Promise<void> {
  await commit((transaction) => {
    transaction.update(doc(db, paths.partner(partnerId)), {
      status: PARTNER_DECISIONS[decision].to,
      ...(reason !== undefined && { decision_reason: reason }),
      ...(decision === 'reopen' && { reopened: true }),
      updated_by: { uid: auth.currentUser?.uid ?? '', at: serverTimestamp() },
    });
  });
}
