import { caseSchema, caseUpdateSchema, type Case, type CaseUpdate } from '@app/domain/case';
import { paths } from '@app/domain/paths';
import { collection, limit, orderBy, query } from 'firebase/firestore';
import { useLocation } from 'react-router-dom';
import { db } from '@/lib/firebase';
import { liveDoc, liveList } from '@/lib/firestore';
import { useLive, type Live } from '@/lib/live';

const HISTORY_LENGTH = 200;

/**
 * One case, live. A missing one and one out of sight look the same: `denied` (SECURITY R8). A notification may lead to
 * the page on which one already is, of a case that was out of sight and has come back.
 */
export function useCase(caseId: string): Live<Case | null> {
  const { key: visit } = useLocation();
  return useLive(liveDoc(paths.case(caseId), caseSchema), visit);
}

/** The updates of a case, newest first, live. Ask for them once the case itself has been seen. */
export function useCaseUpdates(caseId: string | null): Live<CaseUpdate[]> {
  return useLive(
    caseId === null
      ? null
      : liveList(
          [paths.caseUpdates(caseId)],
          () =>
            query(
              collection(db, paths.caseUpdates(caseId)),
              orderBy('created_at', 'desc'),
              limit(HISTORY_LENGTH),
            ),
          caseUpdateSchema,
        ),
  );
}
