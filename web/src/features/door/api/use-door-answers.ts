import { doorAnswerSchema, type DoorAnswer } from '@app/domain/door';
import { COLLECTIONS } from '@app/domain/paths';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { db } from '@/lib/firebase/firestore';
import { liveList } from '@/lib/live/live-sources';
import type { Live } from '@/lib/live/connection';
import { useLive } from '@/lib/live/live';

/** Answers that are shown; a letter brings a handful. */
const SHOWN = 50;

/** What the debtor of a case has answered, live, for admins: those that wait for an admin first, then newest first. */
export function useDoorAnswers(caseId: string): Live<DoorAnswer[]> {
  const { doorAnswers } = COLLECTIONS;
  return useLive(
    liveList(
      [doorAnswers, caseId],
      () =>
        query(
          collection(db, doorAnswers),
          where('case_id', '==', caseId),
          // `open` before `resolved`: an open answer may pause all contact, and can be resolved only here.
          orderBy('state'),
          orderBy('created_at', 'desc'),
          limit(SHOWN),
        ),
      doorAnswerSchema,
    ),
  );
}
