import { commitmentSchema, type Commitment } from '@app/domain/commitment';
import { COLLECTIONS } from '@app/domain/paths';
import { collection, query, where } from 'firebase/firestore';
import { db } from '@/lib/firebase/firestore';
import type { Live } from '@/lib/live/connection';
import { useLive } from '@/lib/live/live';
import { liveList } from '@/lib/live/live-sources';

const { commitments } = COLLECTIONS;

/** Who asks: the rules answer a query that is limited to what its reader may see. */
export interface ReportReader {
  role: 'customer' | 'partner';
  uid: string;
}

/** The reports that a case still owes, live, in no order: the next one, and late ones. */
export function useOwedReports(caseId: string, { role, uid }: ReportReader): Live<Commitment[]> {
  return useLive(
    liveList(
      [commitments, caseId, role, uid],
      () =>
        query(
          collection(db, commitments),
          where('case_id', '==', caseId),
          where('kind', '==', 'weekly_report'),
          where('owed', '==', true),
          where(`${role}_id`, '==', uid),
        ),
      commitmentSchema,
    ),
  );
}
