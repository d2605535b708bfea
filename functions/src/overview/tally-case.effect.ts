import { handle, idOf, infoOf } from '../lib/handle.ts';
import type { Effect } from '../lib/side-by-side.ts';
import { countsAlike } from './counts-alike.ts';
import { keepTally } from './tally.repo.ts';

/** Keeps the sums of the admins' overview: what a case adds to them follows the case (docs/decisions/076). */
export const tallyCase: Effect = (event) => {
  const caseId = idOf(event);
  return handle(
    'tallyCase',
    infoOf(event),
    () => countsAlike(event.data?.before.data(), event.data?.after.data()),
    async (alike) => {
      if (alike) return { outcome: 'nothing to do', caseId };
      return { outcome: (await keepTally(caseId)) ? 'counted' : 'counted before', caseId };
    },
  );
};
