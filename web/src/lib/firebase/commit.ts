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
 * @throws ProblemError `offline` when nothing was sent, `unconfirmed` when it is not known whether it arrived
 *   (safe to repeat with the same document ids), or the SDK's error
 */
export async function commit(write: (transaction: Transaction) => void | Promise<void>): Promise<void> {
  if (!navigator.onLine) throw new ProblemError('offline');
  await withinTime(untilFree(write, Date.now() + ANSWER_WITHIN), ANSWER_WITHIN);
}

/**
 * Why not the SDK's own attempts: it also sends again after a lost connection, when a commit may have arrived.
 * @param end after this time, in ms since 1970, nothing is sent any more: the person has been told that there is no answer
 */
async function untilFree(write: Parameters<typeof commit>[0], end: number): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await runTransaction(db, async (transaction) => write(transaction), { maxAttempts: 1 });
      return;
    } catch (error) {
      const wait = Math.random() * LONGEST_WAIT * attempt;
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
