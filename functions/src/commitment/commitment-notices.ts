import type { Commitment } from '@app/domain/commitment';
import { noticesToAll, partnerNotice, type Concerned } from '../case/case-notices.ts';
import type { Notice } from '../notification/notice.ts';

/** What became known of one commitment: who is to be notified, under an id that is the same however often it is computed. */
export interface CommitmentNews {
  eventId: string;
  noticesOf: (caseId: string, current: Concerned) => Notice[];
}

/**
 * A report that has become late: its partner, and later the admins if there is still none. No notification once it was written.
 * Notifications of a late answer to an assignment come from `case_acceptances`.
 */
export function commitmentNotices(
  before: readonly Commitment[],
  after: readonly Commitment[],
): CommitmentNews[] {
  const known = new Map(before.map((one) => [one.id, one]));
  return after
    .filter(({ kind, state, owed }) => kind === 'weekly_report' && state === 'late' && owed)
    .flatMap(({ id, check_at }) => {
      const was = known.get(id);
      const isNew = was?.state !== 'late';
      const isEscalated = check_at === null && (isNew || was.check_at !== null);
      const toAdmins = (caseId: string, current: Concerned) =>
        noticesToAll('report_late', caseId, current).filter(({ receiver }) => receiver === 'admin');
      return [
        ...(isNew
          ? [
              {
                eventId: `report_late:${id}`,
                noticesOf: (caseId: string, current: Concerned) =>
                  partnerNotice('report_late', caseId, current),
              },
            ]
          : []),
        ...(isEscalated ? [{ eventId: `report_escalated:${id}`, noticesOf: toAdmins }] : []),
      ];
    });
}
