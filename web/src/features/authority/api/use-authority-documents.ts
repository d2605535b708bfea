import { caseDocumentSchema, type CaseDocument } from '@app/domain/case-document';
import { paths } from '@app/domain/paths';
import { collection, limit, query, where } from 'firebase/firestore';
import { db } from '@/lib/firebase/firestore';
import type { Live } from '@/lib/live/connection';
import { useLive } from '@/lib/live/live';
import { liveList } from '@/lib/live/live-sources';

/** More letters than a case ever has. */
const LISTED = 50;

/** The documents of a case that were added as a power of attorney, live. */
export function useAuthorityDocuments(caseId: string): Live<CaseDocument[]> {
  const path = paths.caseDocuments(caseId);
  return useLive(
    liveList(
      [path, 'authority'],
      () => query(collection(db, path), where('kind', '==', 'authority'), limit(LISTED)),
      caseDocumentSchema,
    ),
  );
}
