import { newClaimSheetSchema } from '@app/domain/claim-sheet';
import { saveClaimSheet } from './api/use-claim';

/**
 * Stores what was stated with a new case, once the case exists. Nothing is stored where nothing was stated, nor over
 * anything that is stored already, perhaps from another tab.
 * @param sheet from the form, or from a draft
 * @throws see lib/firebase/commit.ts; ProblemError `changedMeanwhile`; LimitError when too many were written; ZodError for anything but a sheet
 */
export async function saveNewClaim(caseId: string, uid: string, sheet: unknown): Promise<void> {
  const stated = newClaimSheetSchema.parse(sheet);
  if (Object.keys(stated).length > 0) await saveClaimSheet({ id: caseId, owner: uid }, uid, stated, null);
}
