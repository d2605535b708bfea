import { doorAnswerSchema, type DoorAnswer } from '@app/domain/door';
import { COLLECTIONS } from '@app/domain/paths';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { db } from '@/lib/firebase/firestore';
import { liveList } from '@/lib/live/live-sources';
import type { Live } from '@/lib/live/connection';
import { useLive } from '@/lib/live/live';

/** The newest answers that are shown; a letter brings a handful. */
const SHOWN = 50;

/** What the debtor of a case has answered, newest first, live; for admins. */
export function useDoorAnswers(caseId: string): Live<DoorAnswer[]> {
  const { doorAnswers } = COLLECTIONS;
  return useLive(
    liveList(
      [doorAnswers, caseId],
      () =>
        query(
          collection(db, doorAnswers),
          where('case_id', '==', caseId),
          orderBy('created_at', 'desc'),
          limit(SHOWN),
        ),
      doorAnswerSchema,
    ),
  );
}
