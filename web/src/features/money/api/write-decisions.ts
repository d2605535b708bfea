import type { DecisionAnswer, NewDecision } from '@app/domain/decision';
import { paths } from '@app/domain/paths';
import { doc, serverTimestamp } from 'firebase/firestore';
import { commit } from '@/lib/firebase/commit';
import { createOnce } from '@/lib/firebase/create-once';
import { db } from '@/lib/firebase/firestore';

/** The case, and who asks in it. */
export interface Asker {
  caseId: string;
  customerId: string;
  uid: string;
  role: 'partner' | 'admin';
}

/** Sends an offer of the debtor to the customer. @throws see lib/firebase/commit.ts */
export function askDecision(
  { caseId, customerId, uid, role }: Asker,
  id: string,
  offer: NewDecision,
): Promise<void> {
  return createOnce(paths.decision(caseId, id), offer, {
    case_id: caseId,
    customer_id: customerId,
    user_id: uid,
    by_role: role,
    kind: 'offer',
    state: 'open',
    created_at: serverTimestamp(),
  });
}

/** The customer's answer, for good. @throws see lib/firebase/commit.ts */
export async function answerDecision(
  { caseId, uid }: Pick<Asker, 'caseId' | 'uid'>,
  id: string,
  state: DecisionAnswer,
  note: string,
): Promise<void> {
  await commit((transaction) => {
    transaction.update(doc(db, paths.decision(caseId, id)), {
      state,
      answered_by: uid,
      answered_at: serverTimestamp(),
      note,
    });
  });
}

/** @throws see lib/firebase/commit.ts */
export async function withdrawDecision(
  { caseId, uid }: Pick<Asker, 'caseId' | 'uid'>,
  id: string,
): Promise<void> {
  await commit((transaction) => {
    transaction.update(doc(db, paths.decision(caseId, id)), {
      state: 'withdrawn',
      withdrawn_by: uid,
      withdrawn_at: serverTimestamp(),
    });
  });
}
