import {
  caseAcceptanceSchema,
  caseStandingSchema,
  UNANSWERED,
  type CaseAcceptance,
  type CaseStanding,
} from '@app/domain/case-life';
import { COLLECTIONS } from '@app/domain/paths';
import { liveList } from '@/lib/live/live-sources';
import type { Live } from '@/lib/live/connection';
import { useLive } from '@/lib/live/live';
import { QUEUE_LENGTH } from '../queue';

/** Cases that wait for a partner's answer, also after the deadline, the soonest due first, live. */
export function useToAccept(partnerId: string): Live<CaseAcceptance[]> {
  return useLive(
    liveList(
      {
        path: COLLECTIONS.caseAcceptances,
        where: [
          ['partner_id', '==', partnerId],
          ['state', 'in', UNANSWERED],
        ],
        orderBy: [['due_at', 'asc']],
        limit: QUEUE_LENGTH,
      },
      caseAcceptanceSchema,
    ),
  );
}

/** Cases that were not accepted in time, for admins, live. */
export function useLateAcceptances(): Live<CaseAcceptance[]> {
  return useLive(LATE);
}

/** Cases whose customer objects to the outcome, for admins, live. */
export function useOpenObjections(): Live<CaseStanding[]> {
  return useLive(OBJECTIONS);
}

const LATE = liveList(
  {
    path: COLLECTIONS.caseAcceptances,
    where: [['state', '==', 'late']],
    orderBy: [['due_at', 'asc']],
    limit: QUEUE_LENGTH,
  },
  caseAcceptanceSchema,
);

const OBJECTIONS = liveList(
  {
    path: COLLECTIONS.caseStandings,
    where: [['objection.state', '==', 'open']],
    orderBy: [['objection.at', 'asc']],
    limit: QUEUE_LENGTH,
  },
  caseStandingSchema,
);
