import { caseDocumentSchema, type CaseDocument } from '@app/domain/case-document';
import { paths } from '@app/domain/paths';
import type { Live } from '@/lib/live/connection';
import { useLive } from '@/lib/live/live';
import { liveList } from '@/lib/live/live-sources';

/** More letters than a case ever has. */
const LISTED = 50;

/** The documents of a case that were added as a power of attorney, live. */
export function useAuthorityDocuments(caseId: string): Live<CaseDocument[]> {
  return useLive(
    liveList(
      { path: paths.caseDocuments(caseId), where: [['kind', '==', 'authority']], limit: LISTED },
      caseDocumentSchema,
    ),
  );
}
