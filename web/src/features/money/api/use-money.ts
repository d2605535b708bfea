import { caseBalanceSchema, type CaseBalance } from '@app/domain/case-balance';
import { shortCaseId } from '@app/domain/case-id';
import { caseStandingSchema } from '@app/domain/case-life';
import { paths } from '@app/domain/paths';
import { paymentSchema, type Payment } from '@app/domain/payment';
import { promiseSchema, type PaymentPromise } from '@app/domain/promise';
import type { MergedPayments } from '@app/domain/statement';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { db } from '@/lib/firebase/firestore';
import { useDocument } from '@/lib/live/use-document';
import { decode, liveList, listenToQuery } from '@/lib/live/live-sources';
import type { Live } from '@/lib/live/connection';
import { useLive } from '@/lib/live/live';
import * as z from 'zod/mini';

/** Payments that a statement lists; more than a case ever has. */
export const LISTED = 1_000;
/** How many payments and promises a case's page reads at first. */
export const FIRST_PAGE = 20;

/**
 * The newest payments of a case by their report, newest first, live. Ask for them once the case itself has been seen.
 * @param length so many, and one more if there are older ones
 */
export function usePayments(caseId: string, length: number): Live<Payment[]> {
  const path = paths.payments(caseId);
  return useLive(
    liveList(
      [path, length],
      () => query(collection(db, path), orderBy('created_at', 'desc'), limit(length + 1)),
      paymentSchema,
    ),
  );
}

/**
 * Payments that wait for the other side's answer, however old, live.
 * @param length at most so many: once one is answered, another takes its place
 */
export function useUnanswered(caseId: string, length: number): Live<Payment[]> {
  const path = paths.payments(caseId);
  return useLive(
    liveList(
      [path, 'reported', length],
      () => query(collection(db, path), where('state', '==', 'reported'), limit(length)),
      paymentSchema,
    ),
  );
}

/** Its promises; as {@link usePayments}. */
export function usePromises(caseId: string, length: number): Live<PaymentPromise[]> {
  const path = paths.promises(caseId);
  return useLive(
    liveList(
      [path, length],
      () => query(collection(db, path), orderBy('created_at', 'desc'), limit(length + 1)),
      promiseSchema,
    ),
  );
}

/** Its balance as the server has computed it, live; null before it has. */
export function useCaseBalance(caseId: string): Live<CaseBalance | null> {
  return useDocument(paths.caseBalance(caseId), caseBalanceSchema);
}

const linkedStanding = z.pick(caseStandingSchema, { duplicates: true });

/** The payments of the cases that are merged into a case, live; mostly none. */
export function useMergedPayments(caseId: string): Live<MergedPayments[]> {
  const standing = useDocument(paths.caseStanding(caseId), linkedStanding);
  const linked = standing.data?.duplicates ?? [];
  const ids = linked.map(({ case_id }) => case_id);
  const payments = useLive<MergedPayments[]>(
    linked.length === 0
      ? null
      : {
          key: ['merged payments', ...ids],
          open: (next, fail) => {
            const read = new Map<string, Payment[]>();
            const ends = ids.map((id) =>
              listenToQuery(
                query(collection(db, paths.payments(id)), orderBy('created_at', 'desc'), limit(LISTED + 1)),
                ({ docs }) => {
                  read.set(
                    id,
                    docs.map((found) => decode(found, paymentSchema)).filter((found) => found !== null),
                  );
                  if (read.size < ids.length) return;
                  next(
                    linked.map(({ case_id, case_number }) => ({
                      name: case_number ?? shortCaseId(case_id),
                      payments: read.get(case_id) ?? [],
                    })),
                  );
                },
                fail,
              ),
            );
            return () => ends.forEach((end) => end());
          },
        },
  );
  if (standing.status !== 'ready') return standing;
  if (linked.length > 0) return payments;
  return { status: 'ready', data: NONE, problem: undefined, retry: standing.retry };
}
const NONE: MergedPayments[] = [];
