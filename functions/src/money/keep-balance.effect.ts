import { balancedCaseSchema, balancesAlike } from '@app/domain/case-balance';
import { caseStandingSchema, type CaseStanding } from '@app/domain/case-life';
import { changeOf } from '../lib/change.ts';
import { effect } from '../lib/effect.ts';
import { paramOf } from '../lib/handle.ts';
import { keepBalance } from './balance.repo.ts';
import * as z from 'zod/mini';

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

const linked = z.pick(caseStandingSchema, { duplicate_of: true, duplicates: true });
const linksOf = (standing: Pick<CaseStanding, 'duplicate_of' | 'duplicates'> | null): string[] =>
  [standing?.duplicate_of ?? [], standing?.duplicates ?? []].flat().map(({ case_id }) => case_id);

/** The same after cases were merged, or are no longer: also of the cases that are not named any more. */
export const keepBalanceOfLinks = effect(
  'keepBalanceOfLinks',
  (event) => {
    const { before, after } = changeOf(event.data, linked);
    return { before: linksOf(before), after: linksOf(after) };
  },
  async ({ before, after }, { id: caseId }) => {
    const removed = before.filter((id) => !after.includes(id));
    if (removed.length === 0 && after.every((id) => before.includes(id)))
      return { outcome: 'nothing to do', caseId };
    let isChanged = false;
    for (const id of [caseId, ...removed]) isChanged = (await keepBalance(id, new Date())) || isChanged;
    return { outcome: isChanged ? 'balanced' : 'balanced before', caseId };
  },
);
