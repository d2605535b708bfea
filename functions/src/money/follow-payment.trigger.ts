import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { paths } from '@app/domain/paths';
import { keepWithinBudget } from '../budget/keep-within-budget.ts';
import { keepClocksOfCase } from '../claim/keep-clocks.effect.ts';
import { sideBySide } from '../lib/effect.ts';
import { keepBalanceOfEntry } from './keep-balance.effect.ts';
import { recordPayment, tellOfPayment } from './tell-of-payment.effect.ts';

/** Runs all effects of a payment that was reported or answered. One beyond its author's budget is deleted first. */
export const followPayment = onDocumentWritten(
  { document: paths.payment('{caseId}', '{paymentId}'), retry: true },
  async (event) => {
    if (!(await keepWithinBudget('payments', event))) return;
    await sideBySide(event, [keepBalanceOfEntry, keepClocksOfCase, tellOfPayment, recordPayment]);
  },
);
