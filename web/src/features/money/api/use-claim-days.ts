import {
  claimSheetSchema,
  legalEventSchema,
  type ClaimSheet,
  type LegalEvent,
} from '@app/domain/claim-sheet';
import { paths } from '@app/domain/paths';
import { collection, limit, orderBy, query } from 'firebase/firestore';
import { db } from '@/lib/firebase/firestore';
import type { Live } from '@/lib/live/connection';
import { useLive } from '@/lib/live/live';
import { liveList } from '@/lib/live/live-sources';
import { useDocument } from '@/lib/live/use-document';

/** What is stated about a case's claim, live; null while nothing is. The same listener as the claim's own part of the page. */
export function useClaimDays(caseId: string): Live<ClaimSheet | null> {
  return useDocument(paths.claimSheet(caseId), claimSheetSchema);
}

/** As many of the newest as the claim's own part of the page reads: with the same key it is the same listener. */
const READ = 200;

/** What happened to a case's claim, live. */
export function useClaimEvents(caseId: string): Live<LegalEvent[]> {
  const path = paths.legalEvents(caseId);
  return useLive(
    liveList(
      [path, READ],
      () => query(collection(db, path), orderBy('created_at', 'desc'), limit(READ)),
      legalEventSchema,
    ),
  );
}
