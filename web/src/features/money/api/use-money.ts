import { caseBalanceSchema, type CaseBalance } from '@app/domain/case-balance';
import { shortCaseId } from '@app/domain/case-id';
import { caseStandingSchema } from '@app/domain/case-life';
import { paths } from '@app/domain/paths';
import { paymentSchema, type Payment } from '@app/domain/payment';
import { promiseSchema, type PaymentPromise } from '@app/domain/promise';
import type { MergedPayments } from '@app/domain/statement';
import { allOf } from '@/lib/live/all-of';
import { useDocument } from '@/lib/live/use-document';
import { liveList, liveNewest, type Schema } from '@/lib/live/live-sources';
import type { Live } from '@/lib/live/connection';
import { useLive, type LiveSource } from '@/lib/live/live';
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
  return useLive(liveNewest(paths.payments(caseId), paymentSchema, length + 1));
}

/**
 * Payments that wait for the other side's answer, however old, live.
 * @param length at most so many: once one is answered, another takes its place
 */
export function useUnanswered(caseId: string, length: number): Live<Payment[]> {
  return useLive(
    liveList(
      { path: paths.payments(caseId), where: [['state', '==', 'reported']], limit: length },
      paymentSchema,
    ),
  );
}

/** Its promises; as {@link usePayments}. */
export function usePromises(caseId: string, length: number): Live<PaymentPromise[]> {
  return useLive(liveNewest(paths.promises(caseId), promiseSchema, length + 1));
}

/** Its balance as the server has computed it, live; null before it has. */
export function useCaseBalance(caseId: string): Live<CaseBalance | null> {
  return useDocument(paths.caseBalance(caseId), caseBalanceSchema);
}

const linkedStanding = z.pick(caseStandingSchema, { duplicates: true });

/** The promises of a case that was merged into another one. */
export interface MergedPromises {
  /** As people call the case. */
  name: string;
  promises: PaymentPromise[];
}

/** The payments of the cases that are merged into a case, live; mostly none. */
export function useMergedPayments(caseId: string): Live<MergedPayments[]> {
  return useMerged(caseId, paths.payments, paymentSchema, (name, payments) => ({ name, payments }));
}

/** Their promises. */
export function useMergedPromises(caseId: string): Live<MergedPromises[]> {
  return useMerged(caseId, paths.promises, promiseSchema, (name, promises) => ({ name, promises }));
}

/**
 * A collection of the cases that are merged into a case.
 * @param as what is delivered of each of these cases
 */
function useMerged<T, Merged>(
  caseId: string,
  pathOf: (caseId: string) => string,
  schema: Schema<T>,
  as: (name: string, entries: T[]) => Merged,
): Live<Merged[]> {
  const standing = useDocument(paths.caseStanding(caseId), linkedStanding);
  const linked = standing.data?.duplicates ?? [];
  const merged = useLive(
    linked.length === 0
      ? null
      : allOf(
          ['merged', ...linked.map(({ case_id }) => pathOf(case_id))],
          linked.map(({ case_id, case_number }): LiveSource<Merged[]> => {
            const { key, open } = liveNewest(pathOf(case_id), schema, LISTED + 1);
            const name = case_number ?? shortCaseId(case_id);
            return { key, open: (next, fail) => open((entries) => next([as(name, entries)]), fail) };
          }),
        ),
  );
  if (standing.status !== 'ready') return standing;
  if (linked.length > 0) return merged;
  return { status: 'ready', data: NONE, problem: undefined, retry: standing.retry };
}
const NONE: never[] = [];
