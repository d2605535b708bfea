import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { paths } from '@app/domain/paths';
import { handle, infoOf, paramOf } from '../lib/handle.ts';
import { countsAlike } from './counts-alike.ts';
import { keepTally } from './tally.repo.ts';

/** Keeps the sums of the admins' overview: what a case adds to them follows the case (docs/decisions/076). */
export const tallyCase = onDocumentWritten({ document: paths.case('{caseId}'), retry: true }, (event) => {
  const caseId = paramOf(event, 'caseId');
  return handle(
    'tallyCase',
    infoOf(event),
    () => countsAlike(event.data?.before.data(), event.data?.after.data()),
    async (alike) => {
      if (alike) return { outcome: 'nothing to do', caseId };
      return { outcome: (await keepTally(caseId)) ? 'counted' : 'counted before', caseId };
    },
  );
});
