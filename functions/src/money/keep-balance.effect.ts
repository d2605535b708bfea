import { balancedCaseSchema, balancesAlike } from '@app/domain/case-balance';
import { caseStandingSchema } from '@app/domain/case-life';
import { whenRelinked } from '../case/when-relinked.ts';
import { changeOf } from '../lib/change.ts';
import { caseEffect } from '../lib/effect.ts';
import { keepBalance } from './balance.repo.ts';
import * as z from 'zod/mini';

/** Updates the balance of a case after a change of the case: most changes do not touch it. */
export const keepBalanceOfCase = caseEffect(
  'keepBalanceOfCase',
  (event) => {
    const { before, after } = changeOf(event.data, balancedCaseSchema);
    return balancesAlike(before, after);
  },
  async (alike, { caseId }) => {
    if (alike) return { outcome: 'nothing to do' };
    return { outcome: (await keepBalance(caseId, new Date())) ? 'balanced' : 'balanced before' };
  },
);

/** The same after a change of a payment or a promise, of an authority or of what the debtor's answers mean: the agenda is part of it. */
export const keepBalanceOfEntry = caseEffect(
  'keepBalanceOfEntry',
  () => null,
  async (_, { caseId }) => ({
    outcome: (await keepBalance(caseId, new Date())) ? 'balanced' : 'balanced before',
  }),
);

/** The same after cases were merged, or are no longer: also of the cases that are not named any more. */
export const keepBalanceOfLinks = whenRelinked('keepBalanceOfLinks', async (caseIds) => {
  let isChanged = false;
  for (const id of caseIds) isChanged = (await keepBalance(id, new Date())) || isChanged;
  return isChanged ? 'balanced' : 'balanced before';
});

const held = z.pick(caseStandingSchema, { hold: true });

/** The same after the customer has put the case on hold, or has let it continue. */
export const keepBalanceOfHold = caseEffect(
  'keepBalanceOfHold',
  (event) => {
    const { before, after } = changeOf(event.data, held);
    return before?.hold?.at.getTime() === after?.hold?.at.getTime();
  },
  async (isSame, { caseId }) => {
    if (isSame) return { outcome: 'nothing to do' };
    return { outcome: (await keepBalance(caseId, new Date())) ? 'balanced' : 'balanced before' };
  },
);
