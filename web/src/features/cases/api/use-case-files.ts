import { caseFileSchema, DOCUMENT_ENTRY, type CaseFile } from '@app/domain/case-file';
import { paths } from '@app/domain/paths';
import { liveList } from '@/lib/live/live-sources';
import type { Live } from '@/lib/live/connection';
import { useLive } from '@/lib/live/live';

/** Entries that are read at most; more than a case ever has of its customer's files (`LIMITS.filesPerCase`). */
const MOST = 50;

/** What the server has recorded of the customer's files of a case, live. None of a file that is not recorded yet. */
export function useCaseFiles(caseId: string): Live<CaseFile[]> {
  return useLive(
    liveList(
      { path: paths.caseFiles(caseId), where: [['__name__', '<', DOCUMENT_ENTRY]], limit: MOST },
      caseFileSchema,
    ),
  );
}
