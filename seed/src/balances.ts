import { dayOf } from '@app/domain/calendar';
import { storedAgendaSchema } from '@app/domain/case-agenda';
import { balancedCaseSchema, caseBalanceSchema, planBalance } from '@app/domain/case-balance';
import { shardOf } from '@app/domain/case-tally';
import { contactDigestSchema } from '@app/domain/debtor-contact';
import { MONEY_ROLLUP, moneyUpdate } from '@app/domain/money-sums';
import { paths } from '@app/domain/paths';
import { paymentSchema } from '@app/domain/payment';
import { promiseSchema } from '@app/domain/promise';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';

/**
 * Brings the balance of a case and its agenda up to date, in one transaction: what the functions do after a change, for writes while
 * triggers are disabled. Safe to run concurrently with them.
 * @returns whether anything was written; null for a case with a malformed document, which is skipped
 */
export function keepBalance(db: Firestore, caseId: string, now: Date): Promise<boolean | null> {
  return db.runTransaction(async (transaction) => {
    const target = db.doc(paths.caseBalance(caseId));
    const agendaAt = db.doc(paths.caseAgenda(caseId));
    const [item, balance, agenda, digest] = await transaction.getAll(
      db.doc(paths.case(caseId)),
      target,
      agendaAt,
      db.doc(paths.contactDigest(caseId)),
    );
    const payments = await transaction.get(db.collection(paths.payments(caseId)));
    const promises = await transaction.get(db.collection(paths.promises(caseId)));
    const sources = z.safeParse(
      z.object({
        case: z.nullable(balancedCaseSchema),
        balance: z.nullable(caseBalanceSchema),
        agenda: z.nullable(storedAgendaSchema),
        digest: z.nullable(contactDigestSchema),
        payments: z.array(paymentSchema),
        promises: z.array(promiseSchema),
      }),
      {
        case: item?.exists ? item.data() : null,
        balance: balance?.exists ? balance.data() : null,
        agenda: agenda?.exists ? agenda.data() : null,
        digest: digest?.exists ? digest.data() : null,
        payments: payments.docs.map((found) => ({ id: found.id, ...found.data() })),
        promises: promises.docs.map((found) => ({ id: found.id, ...found.data() })),
      },
    );
    if (!sources.success) return null;
    const plan = planBalance(sources.data, dayOf(now));
    if (plan.isCurrent) return false;
    for (const [id, state] of plan.states) transaction.update(db.doc(paths.promise(caseId, id)), { state });
    if (plan.lines.length > 0) {
      const shard = db.doc(paths.rollupShard(MONEY_ROLLUP, shardOf(caseId)));
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
