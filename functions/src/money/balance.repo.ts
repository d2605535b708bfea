import { FieldValue } from 'firebase-admin/firestore';
import { planBalances } from '@app/domain/balance-plans';
import type { BalancePlan } from '@app/domain/case-balance';
import { shardOf } from '@app/domain/case-tally';
import { MONEY_ROLLUP, moneyUpdate } from '@app/domain/money-sums';
import { paths } from '@app/domain/paths';
import type { Transaction } from 'firebase-admin/firestore';
import { db, document, runTransaction } from '../lib/firestore.ts';

/**
 * Brings the balance of a case, its agenda, the states of its promises and the firm's sums up to date with the documents as they are,
 * in one transaction: any order and number of deliveries has the same result (docs/decisions/172). Cases that are merged with it
 * are brought up to date in the same transaction (docs/decisions/190).
 * @param now its day in Bangkok decides which promises are over
 * @returns whether anything was written
 * @throws ZodError when a document is malformed
 */
export function keepBalance(caseId: string, now: Date): Promise<boolean> {
  return runTransaction(paths.caseBalance(caseId), async (transaction) => {
    const plans = await planBalances(
      caseId,
      {
        documents: async (names) =>
          (await transaction.getAll(...names.map((path) => document(path)))).map((found) => found.data()),
        collection: async (path) =>
          (await transaction.get(db().collection(path))).docs.map((one) => ({ ...one.data(), id: one.id })),
      },
      now,
    );
    for (const [id, plan] of plans) write(transaction, id, plan);
    return [...plans.values()].some(({ isCurrent }) => !isCurrent);
  });
}

function write(transaction: Transaction, caseId: string, plan: BalancePlan): void {
  if (plan.isCurrent) return;
  for (const [id, state] of plan.states) {
    transaction.update(document(paths.promise(caseId, id)), { state });
  }
  if (plan.lines.length > 0) {
    const shard = document(paths.rollupShard(MONEY_ROLLUP, shardOf(caseId)));
    transaction.set(
      shard,
      moneyUpdate(plan.lines, (satang) => FieldValue.increment(satang)),
      { merge: true },
    );
  }
  const target = document(paths.caseBalance(caseId));
  if (plan.balance === null) transaction.delete(target);
  else transaction.set(target, plan.balance);
  const agendaAt = document(paths.caseAgenda(caseId));
  if (plan.agenda === null) transaction.delete(agendaAt);
  else if (plan.agenda !== undefined) transaction.set(agendaAt, plan.agenda);
}
