import { dayOf } from '@app/domain/calendar';
import { decidePromises, type PaymentPromise } from '@app/domain/promise';
import { attempts } from '../lib/attempts.ts';

export interface PromiseStore {
  /** Promises in state `open` whose day is `day` or before. */
  openUpTo(day: string): Promise<PaymentPromise[]>;
  /** Notifies the assigned partner that the promise is due, once; nobody when the case is not open. */
  tellDue(promise: PaymentPromise, now: Date): Promise<void>;
  /** Sets the states of the case's promises and its balance. */
  settle(caseId: string, now: Date): Promise<void>;
  /** Logs that something of a case could not be done. */
  report(caseId: string, error: unknown): void;
}

/**
 * Carries out what the day asks for. Idempotent: a second run of a day finds promises told and settled. What fails is reported
 * and does not stop the others: a case that is missing or malformed fails in every run.
 * @returns how many promises are due, how many cases were settled, and how many of both failed
 * @throws the first failure that a retry may mend, when everything else is done
 */
export async function runPromises(
  store: PromiseStore,
  now: Date,
): Promise<{ due: number; settled: number; failed: number }> {
  const today = dayOf(now);
  const { due, overdueCases } = decidePromises(today, await store.openUpTo(today));
  const { attempt, finish } = attempts(store);
  for (const promise of due) await attempt(promise.case_id, () => store.tellDue(promise, now));
  for (const caseId of overdueCases) await attempt(caseId, () => store.settle(caseId, now));
  return { due: due.length, settled: overdueCases.length, failed: finish() };
}
