import type { Partner } from '@app/domain/partner';
import { PARTNER_DECISIONS, type PartnerDecision } from '@app/domain/partner-decision';
import { paths } from '@app/domain/paths';
import { doc, serverTimestamp } from 'firebase/firestore';
import { auth } from '@/lib/firebase/app';
import { commit } from '@/lib/firebase/commit';
import { db } from '@/lib/firebase/firestore';
import { ProblemError } from '@/lib/firebase/problems';

/** What debtors are shown of a partner. */
const VOUCHED_FOR = ['company_name', 'contact_person'] as const;

/**
 * An admin decides about a partner, and signs the decision.
 * @param seen the partner as the admin has seen it: the owner may change the names at any time
 * @param reason for the partner; undefined: the decision has none
 * @throws see lib/firebase/commit.ts; `denied` when it has been decided already; ProblemError `changedMeanwhile` when it would vouch
 *   for other names. Any other decision holds whatever the names are: changing them must not prevent it
 */
export async function decidePartner(
  seen: Pick<Partner, 'id' | 'company_name' | 'contact_person'>,
  decision: PartnerDecision,
  reason?: string,
): Promise<void> {
  const at = doc(db, paths.partner(seen.id));
  const { to } = PARTNER_DECISIONS[decision];
  await commit(async (transaction) => {
    if (to === 'Approved') {
      const found = await transaction.get(at);
      if (VOUCHED_FOR.some((field) => found.get(field) !== seen[field]))
        throw new ProblemError('changedMeanwhile');
    }
    transaction.update(at, {
      status: to,
      ...(reason !== undefined && { decision_reason: reason }),
      ...(decision === 'reopen' && { reopened: true }),
      updated_by: { uid: auth.currentUser?.uid ?? '', at: serverTimestamp() },
    });
  });
}
