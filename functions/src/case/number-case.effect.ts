import { caseEffect } from '../lib/effect.ts';
import { numberCase } from './case-number.repo.ts';

/** Gives a new case its number (docs/decisions/139). Later changes need none. */
export const numberNewCase = caseEffect(
  'numberNewCase',
  (event) => event.data?.before.exists === false,
  async (isNew, { caseId }) => ({ outcome: isNew ? await numberCase(caseId) : 'nothing to do' }),
);
