import { caseFileSchema, type CaseFile } from '@app/domain/case-file';
import { paths } from '@app/domain/paths';
import { collection, limit, query } from 'firebase/firestore';
import { db } from '@/lib/firebase/firestore';
import { liveList } from '@/lib/live/live-sources';
import type { Live } from '@/lib/live/connection';
import { useLive } from '@/lib/live/live';

/** Entries that are read at most; more than a case ever has. The customer's files come first (`DOCUMENT_ENTRY`). */
const MOST = 500;

/** What the server has recorded of a case's files and documents, live. None of a file that is not recorded yet. */
export function useCaseFiles(caseId: string): Live<CaseFile[]> {
  const path = paths.caseFiles(caseId);
  return useLive(liveList([path], () => query(collection(db, path), limit(MOST)), caseFileSchema));
}
