import type { Commitment } from '@app/domain/commitment';
import { noticesToAll, partnerNotice, type Concerned } from '../case/case-notices.ts';
import type { Notice } from '../notification/notice.ts';

/** What became known of one commitment: who is to be notified, under an id that is the same however often it is computed. */
export interface CommitmentNews {
  eventId: string;
  noticesOf: (caseId: string, current: Concerned) => Notice[];
}

/**
 * A report or an answer that has become late: its partner, and later the admins if there is still none. Admins at once where the case
 * has no partner, who would answer. No notification once it was written.
 * Notifications of a late answer to an assignment come from `case_acceptances`.
 */
export function commitmentNotices(
  before: readonly Commitment[],
  after: readonly Commitment[],
): CommitmentNews[] {
  const known = new Map(before.map((one) => [one.id, one]));
  return after
    .filter(({ kind, state, owed }) => kind !== 'accept' && state === 'late' && owed)
    .flatMap(({ id, kind, check_at }) => {
      const told = kind === 'weekly_report' ? 'report' : 'question';
      const notice = `${told}_late` as const;
      const was = known.get(id);
      const isNew = was?.state !== 'late';
      const isEscalated = check_at === null && (isNew || was.check_at !== null);
      const toAdmins = (caseId: string, current: Concerned) =>
        noticesToAll(notice, caseId, current).filter(({ receiver }) => receiver === 'admin');
      const toPartner = (caseId: string, current: Concerned) =>
        current.partner_id === null ? toAdmins(caseId, current) : partnerNotice(notice, caseId, current);
      return [
        ...(isNew ? [{ eventId: `${notice}:${id}`, noticesOf: toPartner }] : []),
        ...(isEscalated ? [{ eventId: `${told}_escalated:${id}`, noticesOf: toAdmins }] : []),
      ];
    });
}
