import { caseFileSchema, DOCUMENT_ENTRY, type CaseFile } from '@app/domain/case-file';
import { paths } from '@app/domain/paths';
import { collection, documentId, limit, query, where } from 'firebase/firestore';
import { db } from '@/lib/firebase/firestore';
import { liveList } from '@/lib/live/live-sources';
import type { Live } from '@/lib/live/connection';
import { useLive } from '@/lib/live/live';

/** Entries that are read at most; more than a case ever has of its customer's files (`LIMITS.filesPerCase`). */
const MOST = 50;

/** What the server has recorded of the customer's files of a case, live. None of a file that is not recorded yet. */
export function useCaseFiles(caseId: string): Live<CaseFile[]> {
  const path = paths.caseFiles(caseId);
  return useLive(
    liveList(
      [path],
      () => query(collection(db, path), where(documentId(), '<', DOCUMENT_ENTRY), limit(MOST)),
      caseFileSchema,
    ),
  );
}
