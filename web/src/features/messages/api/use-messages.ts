import { caseMessageSchema, type CaseMessage } from '@app/domain/case-message';
import { commitmentSchema, type Commitment } from '@app/domain/commitment';
import { COLLECTIONS, paths } from '@app/domain/paths';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { db } from '@/lib/firebase/firestore';
import type { Live } from '@/lib/live/connection';
import { useLive } from '@/lib/live/live';
import { liveList } from '@/lib/live/live-sources';

/** Who reads, and writes. */
export interface Reader {
  role: 'customer' | 'partner' | 'admin';
  uid: string;
}

/**
 * The newest messages of a case, newest first, live. Ask for them once the case itself has been seen.
 * @param length so many, and one more if there are older ones
 */
export function useMessages(caseId: string, length: number): Live<CaseMessage[]> {
  const path = paths.messages(caseId);
  return useLive(
    liveList(
      [path, length],
      () => query(collection(db, path), orderBy('created_at', 'desc'), limit(length + 1)),
      caseMessageSchema,
    ),
  );
}

/** The question that waits for an answer, if there is one, live. The rules answer a query that is limited to its reader. */
export function useOwedAnswer(caseId: string, { role, uid }: Reader): Live<Commitment[]> {
  const { commitments } = COLLECTIONS;
  return useLive(
    liveList(
      [commitments, 'answer', caseId, role, uid],
      () =>
        query(
          collection(db, commitments),
          where('case_id', '==', caseId),
          where('kind', '==', 'answer_question'),
          where('owed', '==', true),
          ...(role === 'admin' ? [] : [where(`${role}_id`, '==', uid)]),
        ),
      commitmentSchema,
    ),
  );
}
