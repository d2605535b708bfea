import { claimSheetSchema, type ClaimSheet } from '@app/domain/claim-sheet';
import { paths } from '@app/domain/paths';
import type { Live } from './connection.ts';
import { useDocument } from './use-document.ts';

/** What is stated about a case's claim, live; null while nothing is. */
export function useClaimSheet(caseId: string): Live<ClaimSheet | null> {
  return useDocument(paths.claimSheet(caseId), claimSheetSchema);
}
