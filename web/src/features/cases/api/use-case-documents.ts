import { caseDocumentSchema, type CaseDocument } from '@app/domain/case-document';
import { paths } from '@app/domain/paths';
import { collection, limit, orderBy, query } from 'firebase/firestore';
import { db } from '@/lib/firebase/firestore';
import { liveList } from '@/lib/live/live-sources';
import type { Live } from '@/lib/live/connection';
import { useLive } from '@/lib/live/live';

/** How many documents are read at first, and how many more at each request. */
export const DOCUMENTS_STEP = 20;

/**
 * The newest documents of a case, newest first, live.
 * @param length so many, and one more if there are older ones
 */
export function useCaseDocuments(caseId: string, length: number): Live<CaseDocument[]> {
  const path = paths.caseDocuments(caseId);
  return useLive(
    liveList(
      [path, length],
      () => query(collection(db, path), orderBy('created_at', 'desc'), limit(length + 1)),
      caseDocumentSchema,
    ),
  );
}
