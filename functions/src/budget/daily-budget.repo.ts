import { DAILY_BUDGET, type DailyKind, type DailyWrite } from '@app/domain/budgets';
import { paths } from '@app/domain/paths';
import { runTransaction } from '../lib/firestore.ts';
import { exhausted } from '../rate-limit/exhausted.ts';
import { limitOfAccount, readBuckets, type Limit } from '../rate-limit/limit.repo.ts';
import { budgetStore } from './budget.repo.ts';

/** An account's budget of the day, for {@link readBuckets}. */
export function dailyLimit(kind: DailyKind, uid: string): Promise<Limit> {
  return limitOfAccount(kind, uid, DAILY_BUDGET[kind]);
}

/**
 * Looks whether an account's budget of the day has one left, and takes it if asked to.
 * @returns null, or when there is one again
 */
async function draw(kind: DailyKind, uid: string, takes: boolean): Promise<Date | null> {
  const limit = await dailyLimit(kind, uid);
  return runTransaction(paths.rateLimit(limit.id), async (transaction) => {
    const buckets = await readBuckets(transaction, [limit], new Date());
    if (!buckets.ok) return buckets.retryAt;
    if (takes) buckets.takeTokens();
    return null;
  });
}

/** Takes one of a call's budget. @throws HttpsError `resource-exhausted` with the time of the next */
export async function spend(kind: DailyKind, uid: string): Promise<void> {
  const retryAt = await draw(kind, uid, true);
  if (retryAt !== null) throw exhausted(retryAt);
}

/**
 * Counts a write that the rules have accepted, and pauses the account when its budget is used up. A repeated delivery counts
 * once more.
 * @returns the outcome, for the log
 */
export async function countWrite(kind: DailyWrite, uid: string): Promise<'counted' | 'budget used up'> {
  await draw(kind, uid, true);
  const until = await draw(kind, uid, false);
  if (until === null) return 'counted';
  await budgetStore.pause(kind, uid, until);
  return 'budget used up';
}
