import { addDays, startOf } from '@app/domain/calendar';
import { commitmentSchema, type Commitment } from '@app/domain/commitment';
import { COLLECTIONS } from '@app/domain/paths';
import type { Live } from '@/lib/live/connection';
import { useLive } from '@/lib/live/live';
import { liveList } from '@/lib/live/live-sources';
import { QUEUE_LENGTH } from '../queue';

const REPORTS_OWED = [
  ['kind', '==', 'weekly_report'],
  ['owed', '==', true],
] as const;

/** Reports that are read: a case may owe one for each of many weeks, and has one line. */
const READ = 10 * QUEUE_LENGTH;

/** Reports that a partner owes and that are due by the end of a day or over, the oldest first, live. @param today in Bangkok */
export function useReportsDue(partnerId: string, today: string): Live<Commitment[]> {
  return useLive(
    liveList(
      {
        path: COLLECTIONS.commitments,
        where: [
          ['partner_id', '==', partnerId],
          ...REPORTS_OWED,
          ['due_at', '<', startOf(addDays(today, 1))],
        ],
        orderBy: [['due_at', 'asc']],
        limit: READ,
      },
      commitmentSchema,
    ),
  );
}

/** Reports that are late and still not written, the oldest first, live, for admins. */
export function useLateReports(): Live<Commitment[]> {
  return useLive(LATE);
}

const LATE = liveList(
  {
    path: COLLECTIONS.commitments,
    where: [...REPORTS_OWED, ['state', '==', 'late']],
    orderBy: [['due_at', 'asc']],
    limit: READ,
  },
  commitmentSchema,
);
