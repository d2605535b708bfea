import { commitmentSchema, type Commitment } from '@app/domain/commitment';
import { COLLECTIONS } from '@app/domain/paths';
import type { CaseReader } from '@app/domain/roles';
import type { Live } from '@/lib/live/connection';
import { useLive } from '@/lib/live/live';
import { liveList } from '@/lib/live/live-sources';

/** The reports that a case still owes, live, in no order: the next one, and late ones. */
export function useOwedReports(caseId: string, { role, uid }: CaseReader): Live<Commitment[]> {
  return useLive(
    liveList(
      {
        path: COLLECTIONS.commitments,
        where: [
          ['case_id', '==', caseId],
          ['kind', '==', 'weekly_report'],
          ['owed', '==', true],
          [`${role}_id`, '==', uid],
        ],
      },
      commitmentSchema,
    ),
  );
}
