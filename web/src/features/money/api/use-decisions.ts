import { decisionSchema, type Decision } from '@app/domain/decision';
import { paths } from '@app/domain/paths';
import type { Live } from '@/lib/live/connection';
import { useLive } from '@/lib/live/live';
import { liveNewest } from '@/lib/live/live-sources';

/** More offers than a case ever has. */
const LISTED = 100;

/** The newest offers of a case, newest first, live. Ask for them once the case itself has been seen. */
export function useDecisions(caseId: string): Live<Decision[]> {
  return useLive(liveNewest(paths.decisions(caseId), decisionSchema, LISTED));
}
