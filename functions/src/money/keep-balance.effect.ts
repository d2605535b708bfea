import { balancedCaseSchema, balancesAlike } from '@app/domain/case-balance';
import { changeOf } from '../lib/change.ts';
import { effect } from '../lib/effect.ts';
import { paramOf } from '../lib/handle.ts';
import { keepBalance } from './balance.repo.ts';

/** Updates the balance of a case after a change of the case: most changes do not touch it. */
export const keepBalanceOfCase = effect(
  'keepBalanceOfCase',
  (event) => {
    const { before, after } = changeOf(event.data, balancedCaseSchema);
    return balancesAlike(before, after);
  },
  async (alike, { id: caseId }) => {
    if (alike) return { outcome: 'nothing to do', caseId };
    return { outcome: (await keepBalance(caseId, new Date())) ? 'balanced' : 'balanced before', caseId };
  },
);

/** The same after a change of a payment or a promise. */
export const keepBalanceOfEntry = effect(
  'keepBalanceOfEntry',
  (event) => paramOf(event, 'caseId'),
  async (caseId) => ({
    outcome: (await keepBalance(caseId, new Date())) ? 'balanced' : 'balanced before',
    caseId,
  }),
);
