import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { paths } from '@app/domain/paths';
import { keepWithinBudget } from '../budget/keep-within-budget.ts';
import { sideBySide } from '../lib/effect.ts';
import { keepBalanceOfEntry } from './keep-balance.effect.ts';
import { tellOfPromise } from './tell-of-promise.effect.ts';

/** Runs all effects of a promise that was made, withdrawn or found kept or broken. */
export const followPromise = onDocumentWritten(
  { document: paths.promise('{caseId}', '{promiseId}'), retry: true },
  async (event) => {
    if (!(await keepWithinBudget('promises', event))) return;
    await sideBySide(event, [keepBalanceOfEntry, tellOfPromise]);
  },
);
