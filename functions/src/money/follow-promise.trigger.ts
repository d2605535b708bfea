import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { paths } from '@app/domain/paths';
import { keepWithinBudget } from '../budget/keep-within-budget.ts';
import { createdBy, sideBySide } from '../lib/effect.ts';
import { keepBalanceOfEntry } from './keep-balance.effect.ts';
import { tellOfPromise } from './tell-of-promise.effect.ts';

/** Runs all effects of a promise that was made, withdrawn or found kept or broken. */
export const followPromise = onDocumentWritten(
  { document: paths.promise('{caseId}', '{promiseId}'), retry: true },
  async (event) => {
    const created = createdBy(event);
    if (created !== null && !(await keepWithinBudget('promises', event, created))) return;
    await sideBySide(event, [keepBalanceOfEntry, tellOfPromise]);
  },
);
