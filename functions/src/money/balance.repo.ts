import { FieldValue } from 'firebase-admin/firestore';
import { dayOf } from '@app/domain/calendar';
import { storedAgendaSchema } from '@app/domain/case-agenda';
import { balancedCaseSchema, caseBalanceSchema, planBalance } from '@app/domain/case-balance';
import { shardOf } from '@app/domain/case-tally';
import { contactDigestSchema } from '@app/domain/debtor-contact';
import { MONEY_ROLLUP, moneyUpdate } from '@app/domain/money-sums';
import { paths } from '@app/domain/paths';
import { paymentSchema } from '@app/domain/payment';
import { promiseSchema } from '@app/domain/promise';
import { db, document, runTransaction } from '../lib/firestore.ts';

/**
 * Brings the balance of a case, its agenda, the states of its promises and the firm's sums up to date with the documents as they are,
 * in one transaction: any order and number of deliveries has the same result (docs/decisions/172).
 * @param now its day in Bangkok decides which promises are over
 * @returns whether anything was written
 * @throws ZodError when a document is malformed
 */
export function keepBalance(caseId: string, now: Date): Promise<boolean> {
  return runTransaction(paths.caseBalance(caseId), async (transaction) => {
    const target = document(paths.caseBalance(caseId));
    const agendaAt = document(paths.caseAgenda(caseId));
    const [item, balance, agenda, digest] = await transaction.getAll(
      document(paths.case(caseId)),
      target,
      agendaAt,
      document(paths.contactDigest(caseId)),
    );
    const payments = await transaction.get(db().collection(paths.payments(caseId)));
    const promises = await transaction.get(db().collection(paths.promises(caseId)));
    const plan = planBalance(
      {
        case: item?.exists ? balancedCaseSchema.parse(item.data()) : null,
        balance: balance?.exists ? caseBalanceSchema.parse(balance.data()) : null,
        agenda: agenda?.exists ? storedAgendaSchema.parse(agenda.data()) : null,
        digest: digest?.exists ? contactDigestSchema.parse(digest.data()) : null,
        payments: payments.docs.map((found) => paymentSchema.parse({ id: found.id, ...found.data() })),
        promises: promises.docs.map((found) => promiseSchema.parse({ id: found.id, ...found.data() })),
      },
      dayOf(now),
    );
    if (plan.isCurrent) return false;
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
    if (plan.balance === null) transaction.delete(target);
    else transaction.set(target, plan.balance);
    if (plan.agenda === null) transaction.delete(agendaAt);
    else if (plan.agenda !== undefined) transaction.set(agendaAt, plan.agenda);
    return true;
  });
}
