import { partiesCaseSchema } from '@app/domain/case-parties';
import { changeOf } from '../lib/change.ts';
import { caseEffect } from '../lib/effect.ts';
import { keepParties } from './case-parties.repo.ts';

/** Keeps who is in a case after a change of the case: most changes do not touch it. */
export const keepPartiesOfCase = caseEffect(
  'keepPartiesOfCase',
  (event) => {
    const { before, after } = changeOf(event.data, partiesCaseSchema);
    return JSON.stringify(before) === JSON.stringify(after);
  },
  async (alike, { caseId }) => ({
    outcome: !alike && (await keepParties(caseId)) ? 'kept' : 'nothing to do',
  }),
);

/** The same after a change of what is stated about the debtor. */
export const keepPartiesOfFacts = caseEffect(
  'keepPartiesOfFacts',
  () => null,
  async (_, { caseId }) => ({
    outcome: (await keepParties(caseId)) ? 'kept' : 'nothing to do',
  }),
);
