import { debtClockState } from '@app/domain/debt-clock';
import { clockSchema } from '@app/domain/limitation-clock';
import type { LimitationState } from '@app/domain/limitation';
import { paths } from '@app/domain/paths';
import { useLive } from '@/lib/live/live';
import { liveList } from '@/lib/live/live-sources';

/** The state of the debt's earliest period of limitation, live; undefined where none is known, or not yet. @param today in Bangkok */
export function useDebtClock(caseId: string, today: string): LimitationState | undefined {
  const clocks = useLive(liveList({ path: paths.clocks(caseId) }, clockSchema)).data;
  return clocks && debtClockState(clocks, today);
}
