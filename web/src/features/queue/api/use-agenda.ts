import { addDays, startOf } from '@app/domain/calendar';
import { caseAgendaSchema, OUTSIDE_DAYS, type CaseAgenda } from '@app/domain/case-agenda';
import { COLLECTIONS } from '@app/domain/paths';
import type { Live } from '@/lib/live/connection';
import { useLive } from '@/lib/live/live';
import { liveList, type QuerySpec } from '@/lib/live/live-sources';
import { QUEUE_LENGTH } from '../queue';

/** Cases that a partner contacts on one day, at most: as many as a page of its list and more. */
const CONTACTED = 50;

/** Cases that a partner is not to contact, at most: those beyond are listed, and their page says so. */
const NO_CONTACT = 100;

const agendas = (spec: Omit<QuerySpec, 'path'>) =>
  liveList({ path: COLLECTIONS.caseAgendas, ...spec }, caseAgendaSchema);

/** null: everybody's, for admins. */
const of = (partnerId: string | null) =>
  partnerId === null ? [] : [['partner_id', '==', partnerId] as const];

/** Cases with an open promise whose day is today or over, the oldest first, live. @param today in Bangkok */
export function usePromisedCases(partnerId: string, today: string): Live<CaseAgenda[]> {
  return useLive(
    agendas({
      where: [...of(partnerId), ['promised_on', '<=', today]],
      orderBy: [['promised_on', 'asc']],
      limit: QUEUE_LENGTH,
    }),
  );
}

/** Cases whose latest promise was broken, the latest first, live. */
export function useBrokenCases(partnerId: string | null): Live<CaseAgenda[]> {
  return useLive(
    agendas({
      where: [...of(partnerId), ['broken_on', '>', '']],
      orderBy: [['broken_on', 'desc']],
      limit: QUEUE_LENGTH,
    }),
  );
}

/** Cases whose day to act by is near, the earliest first, live. */
export function useNearCases(partnerId: string | null, today: string): Live<CaseAgenda[]> {
  return useLive(
    agendas({
      where: [...of(partnerId), ['act_by', '>', today]],
      orderBy: [['act_by', 'asc']],
      limit: QUEUE_LENGTH,
    }),
  );
}

/** Cases whose day to act by may have passed, the latest first, live. */
export function usePassedCases(partnerId: string | null, today: string): Live<CaseAgenda[]> {
  return useLive(
    agendas({
      where: [...of(partnerId), ['act_by', '<=', today]],
      orderBy: [['act_by', 'desc']],
      limit: QUEUE_LENGTH,
    }),
  );
}

/** Cases whose debtor has been contacted today, live. */
export function useContactedCases(partnerId: string, today: string): Live<CaseAgenda[]> {
  return useLive(
    agendas({
      where: [...of(partnerId), ['contacted_on', '==', today]],
      limit: CONTACTED,
    }),
  );
}

/** Cases whose debtor is not to be contacted today, whatever the hours, the earliest first, live. */
export function useNoContactCases(partnerId: string, today: string): Live<CaseAgenda[]> {
  return useLive(
    agendas({
      where: [...of(partnerId), ['no_contact_from', '<=', today]],
      orderBy: [['no_contact_from', 'asc']],
      limit: NO_CONTACT,
    }),
  );
}

/** Cases with a contact outside the rules in the last days, the latest first, live, for admins. */
export function useOutsideCases(today: string): Live<CaseAgenda[]> {
  return useLive(
    agendas({
      where: [['outside_at', '>=', startOf(addDays(today, -OUTSIDE_DAYS))]],
      orderBy: [['outside_at', 'desc']],
      limit: QUEUE_LENGTH,
    }),
  );
}
