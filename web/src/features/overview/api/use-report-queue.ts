import { addDays, startOf } from '@app/domain/calendar';
import { commitmentSchema, type Commitment } from '@app/domain/commitment';
import { COLLECTIONS } from '@app/domain/paths';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { db } from '@/lib/firebase/firestore';
import type { Live } from '@/lib/live/connection';
import { useLive } from '@/lib/live/live';
import { liveList } from '@/lib/live/live-sources';
import { QUEUE_LENGTH } from '../queue';

const { commitments } = COLLECTIONS;

/** Reports that are read: a case may owe one for each of many weeks, and has one line. */
const READ = 10 * QUEUE_LENGTH;

/** Reports that a partner owes and that are due by the end of a day or over, the oldest first, live. @param today in Bangkok */
export function useReportsDue(partnerId: string, today: string): Live<Commitment[]> {
  return useLive(
    liveList(
      [commitments, partnerId, today],
      () =>
        query(
          collection(db, commitments),
          where('partner_id', '==', partnerId),
          where('kind', '==', 'weekly_report'),
          where('owed', '==', true),
          where('due_at', '<', startOf(addDays(today, 1))),
          orderBy('due_at', 'asc'),
          limit(READ),
        ),
      commitmentSchema,
    ),
  );
}

/** Reports that are late and still not written, the oldest first, live, for admins. */
export function useLateReports(): Live<Commitment[]> {
  return useLive(LATE);
}

const LATE = liveList(
  [commitments, 'late'],
  () =>
    query(
      collection(db, commitments),
      where('kind', '==', 'weekly_report'),
      where('owed', '==', true),
      where('state', '==', 'late'),
      orderBy('due_at', 'asc'),
      limit(READ),
    ),
  commitmentSchema,
);
