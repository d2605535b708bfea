import { COLLECTIONS } from '@app/domain/paths';
import { retentionReportSchema, type RetentionReport } from '@app/domain/retention-report';
import { liveNewest } from '@/lib/live/live-sources';
import type { Live } from '@/lib/live/connection';
import { useLive } from '@/lib/live/live';

/** The last report of the daily retention run, live; none before the first run. For admins. */
export function useRetentionReport(): Live<RetentionReport[]> {
  return useLive(liveNewest(COLLECTIONS.retentionReports, retentionReportSchema, 1, 'at'));
}
