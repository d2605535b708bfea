import { runTransaction, type Transaction } from 'firebase/firestore';
import { db } from './firestore.ts';
import { codeOf, ProblemError } from './problems.ts';

/** Timeout of a write, after which a person sees that it is unconfirmed, in ms. */
export const ANSWER_WITHIN = 15_000;
/** The longest wait before the second attempt, in ms; each later one may wait that much longer. */
const LONGEST_WAIT = 400;

/**
 * Sends writes as one commit and settles when the server has answered. It is sent again, within that time, only when the
 * server has said that it wrote nothing because others were at the same documents.
 *
 * Why a transaction and not `setDoc`: a plain write is queued when the network is gone, its promise never settles, and
 * it is sent whenever the network returns, perhaps after the person has done the same again. A transaction is sent now
 * or fails now.
 * @param write adds the writes; reads through `transaction.get` are allowed before them
 * @returns what the last call of `write` returned
 * @throws ProblemError `offline` when nothing was sent, `unconfirmed` when it is not known whether it arrived
 *   (safe to repeat with the same document ids), or the SDK's error
 */
export async function commit<T>(write: (transaction: Transaction) => T | Promise<T>): Promise<T> {
  if (!navigator.onLine) throw new ProblemError('offline');
  return withinTime(untilFree(write, Date.now() + ANSWER_WITHIN), ANSWER_WITHIN);
}

/**
 * Why not the SDK's own attempts: it also sends again after a lost connection, when a commit may have arrived.
 * @param end after this time, in ms since 1970, nothing is sent any more: the person has been told that there is no answer
 */
async function untilFree<T>(write: (transaction: Transaction) => T | Promise<T>, end: number): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runTransaction(db, async (transaction) => write(transaction), { maxAttempts: 1 });
    } catch (error) {
      const wait = Math.random() * LONGEST_WAIT * attempt;
      // The SDK's word for a lost connection: the commit may have arrived.
      if (codeOf(error) === 'unavailable') throw new ProblemError('unconfirmed', { cause: error });
      if (!hasCollided(error) || Date.now() + wait >= end) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

/**
 * Nothing was written: a document was locked for too long (`aborted`), or changed between reading and writing
 * (`failed-precondition`).
 */
function hasCollided(error: unknown): boolean {
  const code = codeOf(error);
  return code === 'aborted' || code === 'failed-precondition';
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
