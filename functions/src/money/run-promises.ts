import { dayOf } from '@app/domain/calendar';
import { decidePromises, type PaymentPromise } from '@app/domain/promise';

export interface PromiseStore {
  /** Promises in state `open` whose day is `day` or before. */
  openUpTo(day: string): Promise<PaymentPromise[]>;
  /** Notifies the assigned partner that the promise is due, once; nobody when the case is not open. */
  tellDue(promise: PaymentPromise, now: Date): Promise<void>;
  /** Sets the states of the case's promises and its balance. */
  settle(caseId: string, now: Date): Promise<void>;
}

/**
 * Carries out what the day asks for. Idempotent: a second run of a day finds promises told and settled.
 * @returns how many promises are due, and how many cases were settled
 */
export async function runPromises(store: PromiseStore, now: Date): Promise<{ due: number; settled: number }> {
  const today = dayOf(now);
  const { due, overdueCases } = decidePromises(today, await store.openUpTo(today));
  for (const promise of due) await store.tellDue(promise, now);
  for (const caseId of overdueCases) await store.settle(caseId, now);
  return { due: due.length, settled: overdueCases.length };
}
