import { paths } from '@app/domain/paths';
import type { NewPayment, Payment, Reporter } from '@app/domain/payment';
import type { NewPromise } from '@app/domain/promise';
import { doc, serverTimestamp } from 'firebase/firestore';
import { commit } from '@/lib/firebase/commit';
import { createOnce } from '@/lib/firebase/create-once';
import { db } from '@/lib/firebase/firestore';
import { withinBudget } from '@/lib/session/within-budget';

/** The case, and who writes in it. */
export interface Writer {
  caseId: string;
  /** The case's partner now: stored with a payment. */
  partnerId: string | null;
  uid: string;
  role: Reporter;
}

/**
 * Reports a payment; the other side answers it.
 * @param reverses the id of a payment that this entry reverses
 * @throws see lib/firebase/commit.ts; LimitError when too many were reported
 */
export function reportPayment(
  { caseId, partnerId, uid, role }: Writer,
  id: string,
  payment: NewPayment,
  reverses: string | null = null,
): Promise<void> {
  const written = createOnce(paths.payment(caseId, id), payment, {
    case_id: caseId,
    user_id: uid,
    reporter_role: role,
    partner_id: partnerId,
    reverses,
    state: 'reported',
    created_at: serverTimestamp(),
  });
  return withinBudget('payments', written);
}

/** Answers a payment of the other side. @param dispute why not; null confirms it. @throws see lib/firebase/commit.ts */
export async function answerPayment(
  { caseId, uid }: Pick<Writer, 'caseId' | 'uid'>,
  payment: Pick<Payment, 'id'>,
  dispute: string | null,
): Promise<void> {
  await commit((transaction) => {
    transaction.update(doc(db, paths.payment(caseId, payment.id)), {
      state: dispute === null ? 'confirmed' : 'disputed',
      dispute: dispute ?? '',
      answered_by: uid,
      answered_at: serverTimestamp(),
    });
  });
}

/** Records what the debtor promised today. @param today in Bangkok. @throws see lib/firebase/commit.ts; LimitError when too many were made */
export function makePromise(
  { caseId, uid }: Pick<Writer, 'caseId' | 'uid'>,
  id: string,
  promise: NewPromise,
  today: string,
): Promise<void> {
  const written = createOnce(paths.promise(caseId, id), promise, {
    case_id: caseId,
    user_id: uid,
    made_on: today,
    state: 'open',
    created_at: serverTimestamp(),
  });
  return withinBudget('promises', written);
}

/** @throws see lib/firebase/commit.ts */
export async function withdrawPromise(
  { caseId, uid }: Pick<Writer, 'caseId' | 'uid'>,
  promiseId: string,
): Promise<void> {
  await commit((transaction) => {
    transaction.update(doc(db, paths.promise(caseId, promiseId)), {
      state: 'withdrawn',
      withdrawn_by: uid,
      withdrawn_at: serverTimestamp(),
    });
  });
}
