import { caseDocumentSchema, type CaseDocument } from '@app/domain/case-document';
import { paths } from '@app/domain/paths';
import { collection, limit, orderBy, query } from 'firebase/firestore';
import { db } from '@/lib/firebase/firestore';
import { liveList } from '@/lib/live/live-sources';
import type { Live } from '@/lib/live/connection';
import { useLive } from '@/lib/live/live';

/** Documents that are read at most; more than a case ever has. */
const MOST = 500;

/** The documents of a case, newest first, live. */
export function useCaseDocuments(caseId: string): Live<CaseDocument[]> {
  const path = paths.caseDocuments(caseId);
  return useLive(
    liveList(
      [path],
      () => query(collection(db, path), orderBy('created_at', 'desc'), limit(MOST)),
      caseDocumentSchema,
    ),
  );
}
