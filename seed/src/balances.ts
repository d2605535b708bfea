import { planBalances } from '@app/domain/balance-plans';
import type { BalancePlan } from '@app/domain/case-balance';
import { shardOf } from '@app/domain/case-tally';
import { MONEY_ROLLUP, moneyUpdate } from '@app/domain/money-sums';
import { paths } from '@app/domain/paths';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';

/**
 * Brings the balance of a case and its agenda up to date, in one transaction, with those of the cases that are merged with it: what
 * the functions do after a change, for writes while triggers are disabled. Safe to run concurrently with them.
 * @returns whether anything was written; null for a case with a malformed document, which is skipped
 */
export function keepBalance(db: Firestore, caseId: string, now: Date): Promise<boolean | null> {
  return db.runTransaction(async (transaction) => {
    const plans = await plansOf(db, transaction, caseId, now);
    if (plans === null) return null;
    for (const [id, plan] of plans) write(db, transaction, id, plan);
    return [...plans.values()].some(({ isCurrent }) => !isCurrent);
  });
}

async function plansOf(
  db: Firestore,
  transaction: Transaction,
  caseId: string,
  now: Date,
): Promise<Map<string, BalancePlan> | null> {
  try {
    return await planBalances(
      caseId,
      {
        documents: async (names) =>
          (await transaction.getAll(...names.map((path) => db.doc(path)))).map((found) => found.data()),
        collection: async (path) =>
          (await transaction.get(db.collection(path))).docs.map((one) => ({ ...one.data(), id: one.id })),
      },
      now,
    );
  } catch (error) {
    if (error instanceof z.core.$ZodError) return null;
    throw error;
  }
}

function write(db: Firestore, transaction: Transaction, caseId: string, plan: BalancePlan): void {
  if (plan.isCurrent) return;
  for (const [id, state] of plan.states) transaction.update(db.doc(paths.promise(caseId, id)), { state });
  if (plan.lines.length > 0) {
    const shard = db.doc(paths.rollupShard(MONEY_ROLLUP, shardOf(caseId)));
    transaction.set(
      shard,
      moneyUpdate(plan.lines, (satang) => FieldValue.increment(satang)),
      { merge: true },
    );
  }
  const target = db.doc(paths.caseBalance(caseId));
  if (plan.balance === null) transaction.delete(target);
  else transaction.set(target, plan.balance);
  const agendaAt = db.doc(paths.caseAgenda(caseId));
  if (plan.agenda === null) transaction.delete(agendaAt);
  else if (plan.agenda !== undefined) transaction.set(agendaAt, plan.agenda);
}
