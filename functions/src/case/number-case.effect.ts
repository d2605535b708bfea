import { effect } from '../lib/effect.ts';
import { numberCase } from './case-number.repo.ts';

/** A new case is given its number (docs/decisions/139). What changes a case later asks for none. */
export const numberNewCase = effect(
  'numberNewCase',
  (event) => event.data?.before.exists === false,
  async (isNew, { id: caseId }) => ({ outcome: isNew ? await numberCase(caseId) : 'nothing to do', caseId }),
);
