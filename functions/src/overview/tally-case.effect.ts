import { caseEffect } from '../lib/effect.ts';
import { countsAlike } from './counts-alike.ts';
import { keepTally } from './tally.repo.ts';

/** Updates the rollups of the admins' overview after a change of a case (docs/decisions/076). */
export const tallyCase = caseEffect(
  'tallyCase',
  (event) => countsAlike(event.data?.before.data(), event.data?.after.data()),
  async (alike, { caseId }) => {
    if (alike) return { outcome: 'nothing to do' };
    return { outcome: (await keepTally(caseId)) ? 'counted' : 'counted before' };
  },
);
