import { claimSheetSchema, type ClaimSheet } from '@app/domain/claim-sheet';
import { paths } from '@app/domain/paths';
import type { Live } from '@/lib/live/connection';
import { useDocument } from '@/lib/live/use-document';

/** What is stated about a case's claim, live; null while nothing is. The same listener as the claim's own part of the page. */
export function useClaimDays(caseId: string): Live<ClaimSheet | null> {
  return useDocument(paths.claimSheet(caseId), claimSheetSchema);
}
