import { caseDocumentSchema, type CaseDocument } from '@app/domain/case-document';
import { paths } from '@app/domain/paths';
import { liveNewest } from '@/lib/live/live-sources';
import type { Live } from '@/lib/live/connection';
import { useLive } from '@/lib/live/live';

/** How many documents are read at first, and how many more at each request. */
export const DOCUMENTS_STEP = 20;

/**
 * The newest documents of a case, newest first, live.
 * @param length so many, and one more if there are older ones
 */
export function useCaseDocuments(caseId: string, length: number): Live<CaseDocument[]> {
  return useLive(liveNewest(paths.caseDocuments(caseId), caseDocumentSchema, length + 1));
}
