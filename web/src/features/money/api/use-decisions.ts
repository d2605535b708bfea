import { decisionSchema, type Decision } from '@app/domain/decision';
import { paths } from '@app/domain/paths';
import { collection, limit, orderBy, query } from 'firebase/firestore';
import { db } from '@/lib/firebase/firestore';
import type { Live } from '@/lib/live/connection';
import { useLive } from '@/lib/live/live';
import { liveList } from '@/lib/live/live-sources';

/** More offers than a case ever has. */
const LISTED = 100;

/** The newest offers of a case, newest first, live. Ask for them once the case itself has been seen. */
export function useDecisions(caseId: string): Live<Decision[]> {
  const path = paths.decisions(caseId);
  return useLive(
    liveList(
      [path],
      () => query(collection(db, path), orderBy('created_at', 'desc'), limit(LISTED)),
      decisionSchema,
    ),
  );
}
