import { doorAnswerSchema, type DoorAnswer } from '@app/domain/door';
import { COLLECTIONS } from '@app/domain/paths';
import { liveList } from '@/lib/live/live-sources';
import type { Live } from '@/lib/live/connection';
import { useLive } from '@/lib/live/live';

/** Answers that are shown; a letter brings a handful. */
const SHOWN = 50;

/** What the debtor of a case has answered, live, for admins: those that wait for an admin first, then newest first. */
export function useDoorAnswers(caseId: string): Live<DoorAnswer[]> {
  return useLive(
    liveList(
      {
        path: COLLECTIONS.doorAnswers,
        where: [['case_id', '==', caseId]],
        orderBy: [
          // `open` before `resolved`: an open answer may pause all contact, and can be resolved only here.
          ['state', 'asc'],
          ['created_at', 'desc'],
        ],
        limit: SHOWN,
      },
      doorAnswerSchema,
    ),
  );
}
