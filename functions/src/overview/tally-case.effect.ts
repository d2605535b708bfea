import { effect } from '../lib/effect.ts';
import { countsAlike } from './counts-alike.ts';
import { keepTally } from './tally.repo.ts';

/** Keeps the sums of the admins' overview: what a case adds to them follows the case (docs/decisions/076). */
export const tallyCase = effect(
  'tallyCase',
  (event) => countsAlike(event.data?.before.data(), event.data?.after.data()),
  async (alike, { id: caseId }) => {
    if (alike) return { outcome: 'nothing to do', caseId };
    return { outcome: (await keepTally(caseId)) ? 'counted' : 'counted before', caseId };
  },
);
