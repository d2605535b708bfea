import { caseBalanceSchema, type CaseBalance } from '@app/domain/case-balance';
import { paths } from '@app/domain/paths';
import { paymentSchema, type Payment } from '@app/domain/payment';
import { promiseSchema, type PaymentPromise } from '@app/domain/promise';
import { collection, limit, orderBy, query } from 'firebase/firestore';
import { db } from '@/lib/firebase/firestore';
import { useDocument } from '@/lib/live/use-document';
import { liveList } from '@/lib/live/live-sources';
import type { Live } from '@/lib/live/connection';
import { useLive } from '@/lib/live/live';

/** Payments and promises that one page lists; more than a case ever has. */
export const LISTED = 1_000;

/** The payments of a case, newest report first, live. Ask for them once the case itself has been seen. */
export function usePayments(caseId: string): Live<Payment[]> {
  const path = paths.payments(caseId);
  return useLive(
    liveList(
      [path, LISTED],
      () => query(collection(db, path), orderBy('created_at', 'desc'), limit(LISTED)),
      paymentSchema,
    ),
  );
}

/** Its promises; as {@link usePayments}. */
export function usePromises(caseId: string): Live<PaymentPromise[]> {
  const path = paths.promises(caseId);
  return useLive(
    liveList(
      [path, LISTED],
      () => query(collection(db, path), orderBy('created_at', 'desc'), limit(LISTED)),
      promiseSchema,
    ),
  );
}

/** Its balance as the server has computed it, live; null before it has. */
export function useCaseBalance(caseId: string): Live<CaseBalance | null> {
  return useDocument(paths.caseBalance(caseId), caseBalanceSchema);
}
