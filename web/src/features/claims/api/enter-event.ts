import type { LegalEvent, NewLegalEvent } from '@app/domain/claim-sheet';
import { paths } from '@app/domain/paths';
import { serverTimestamp } from 'firebase/firestore';
import { createOnce } from '@/lib/firebase/create-once';
import { withinBudget } from '@/lib/session/within-budget';

/** The case, and who enters what happened to its claim. */
export interface EventWriter {
  caseId: string;
  uid: string;
  role: LegalEvent['by_role'];
}

/**
 * Enters an event, under an id that was chosen before.
 * @throws see lib/firebase/commit.ts; LimitError when too many were entered
 */
export async function enterEvent(
  { caseId, uid, role }: EventWriter,
  id: string,
  event: NewLegalEvent,
): Promise<void> {
  const written = createOnce(paths.legalEvent(caseId, id), event, {
    case_id: caseId,
    user_id: uid,
    by_role: role,
    created_at: serverTimestamp(),
  });
  await withinBudget('legal_events', written);
}
