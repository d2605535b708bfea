import type { PartnerStatus } from '@app/domain/partner';
import { paths } from '@app/domain/paths';
import { doc, serverTimestamp } from 'firebase/firestore';
import { commit } from '@/lib/firebase/commit';
import { db } from '@/lib/firebase/firestore';
import { auth } from '@/lib/firebase/app';

/**
 * An admin decides on a Pending application, and signs the decision.
 * @param reason why it is rejected, for the applicant
 * @throws see lib/firebase/commit.ts; `denied` when it has been decided already
 */
export async function reviewPartner(
  partnerId: string,
  decision: Exclude<PartnerStatus, 'Pending'>,
  reason?: string,
): Promise<void> {
  await commit((transaction) => {
    transaction.update(doc(db, paths.partner(partnerId)), {
      status: decision,
      ...(reason !== undefined && { decision_reason: reason }),
      updated_by: { uid: auth.currentUser?.uid ?? '', at: serverTimestamp() },
    });
  });
}
