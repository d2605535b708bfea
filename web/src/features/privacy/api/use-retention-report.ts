import { COLLECTIONS } from '@app/domain/paths';
import { retentionReportSchema, type RetentionReport } from '@app/domain/retention-report';
import { collection, limit, orderBy, query } from 'firebase/firestore';
import { db } from '@/lib/firebase/firestore';
import { liveList } from '@/lib/live/live-sources';
import type { Live } from '@/lib/live/connection';
import { useLive } from '@/lib/live/live';

/** The last report of the daily retention run, live; none before the first run. For admins. */
export function useRetentionReport(): Live<RetentionReport[]> {
  const { retentionReports } = COLLECTIONS;
  return useLive(
    liveList(
      [retentionReports, 'last'],
      () => query(collection(db, retentionReports), orderBy('at', 'desc'), limit(1)),
      retentionReportSchema,
    ),
  );
}
