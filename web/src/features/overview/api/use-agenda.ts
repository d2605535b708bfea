import { addDays, startOf } from '@app/domain/calendar';
import { caseAgendaSchema, OUTSIDE_DAYS, type CaseAgenda } from '@app/domain/case-agenda';
import { COLLECTIONS } from '@app/domain/paths';
import { collection, limit, orderBy, query, where, type QueryConstraint } from 'firebase/firestore';
import { db } from '@/lib/firebase/firestore';
import type { Live } from '@/lib/live/connection';
import { useLive } from '@/lib/live/live';
import { liveList } from '@/lib/live/live-sources';
import { QUEUE_LENGTH } from '../queue';

const { caseAgendas } = COLLECTIONS;

/** Cases that a partner contacts on one day, at most: as many as a page of its list and more. */
const CONTACTED = 50;

function agendas(key: readonly unknown[], ...constraints: QueryConstraint[]) {
  return liveList(
    [caseAgendas, ...key],
    () => query(collection(db, caseAgendas), ...constraints),
    caseAgendaSchema,
  );
}

/** null: everybody's, for admins. */
const of = (partnerId: string | null) => (partnerId === null ? [] : [where('partner_id', '==', partnerId)]);

/** Cases with an open promise whose day is today or over, the oldest first, live. @param today in Bangkok */
export function usePromisedCases(partnerId: string, today: string): Live<CaseAgenda[]> {
  return useLive(
    agendas(
      ['promised', partnerId, today],
      ...of(partnerId),
      where('promised_on', '<=', today),
      orderBy('promised_on', 'asc'),
      limit(QUEUE_LENGTH),
    ),
  );
}

/** Cases whose latest promise was broken, the latest first, live. */
export function useBrokenCases(partnerId: string | null): Live<CaseAgenda[]> {
  return useLive(
    agendas(
      ['broken', partnerId],
      ...of(partnerId),
      where('broken_on', '>', ''),
      orderBy('broken_on', 'desc'),
      limit(QUEUE_LENGTH),
    ),
  );
}

/** Cases whose debtor has been contacted today, live. */
export function useContactedCases(partnerId: string, today: string): Live<CaseAgenda[]> {
  return useLive(
    agendas(
      ['contacted', partnerId, today],
      ...of(partnerId),
      where('contacted_on', '==', today),
      limit(CONTACTED),
    ),
  );
}

/** Cases with a contact outside the rules in the last days, the latest first, live, for admins. */
export function useOutsideCases(today: string): Live<CaseAgenda[]> {
  return useLive(
    agendas(
      ['outside', today],
      where('outside_at', '>=', startOf(addDays(today, -OUTSIDE_DAYS))),
      orderBy('outside_at', 'desc'),
      limit(QUEUE_LENGTH),
    ),
  );
}
