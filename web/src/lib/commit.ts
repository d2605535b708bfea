import { runTransaction, type Transaction } from 'firebase/firestore';
import { db } from './database.ts';
import { ProblemError } from './problems.ts';

/** How long a person waits for an answer before being told that there is none yet, in ms. */
export const ANSWER_WITHIN = 15_000;

/**
 * Sends writes as one commit and settles when the server has answered.
 *
 * Why a transaction and not `setDoc`: a plain write is queued when the network is gone, its promise never settles, and
 * it is sent whenever the network returns, perhaps after the person has done the same again. A transaction is sent now
 * or fails now.
 * @param write adds the writes; reads through `transaction.get` are allowed before them
 * @throws ProblemError `offline` when nothing was sent, `unconfirmed` when it is not known whether it arrived
 *   (safe to repeat with the same document ids), or the SDK's error
 */
export async function commit(write: (transaction: Transaction) => void | Promise<void>): Promise<void> {
  if (!navigator.onLine) throw new ProblemError('offline');
  await withinTime(
    runTransaction(
      db,
      async (transaction) => {
        await write(transaction);
      },
      { maxAttempts: 1 },
    ),
    ANSWER_WITHIN,
  );
}

/** @throws ProblemError `unconfirmed` when `work` has not settled after `ms`. */
export async function withinTime<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ProblemError('unconfirmed')), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
