import { dayOf } from '@app/domain/calendar';
import { shortCaseId } from '@app/domain/case-id';
import type { Commitment } from '@app/domain/commitment';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/i18n';
import { formatDate } from '@/i18n/format';
import type { Live } from '@/lib/live/connection';
import { links } from '@/lib/navigation/links';
import { useLateReports, useReportsDue } from '../api/use-report-queue';
import { QUEUE_LENGTH } from '../queue';
import { useAge } from './case-lines';
import type { QueueGroup } from './queue';

/** A case may owe several late reports: one note is all that it takes, so it has one line, with the oldest. */
function groupOf(
  group: Pick<QueueGroup, 'id' | 'title' | 'all'>,
  live: Live<Commitment[]>,
  linkTo: (caseId: string) => string,
  ageOf: (report: Commitment) => ReactNode,
): QueueGroup {
  const first = live.data?.filter(
    ({ case_id }, index, all) => all.findIndex((one) => one.case_id === case_id) === index,
  );
  return {
    ...group,
    lines: first?.slice(0, QUEUE_LENGTH).map((report) => ({
      id: report.id,
      to: linkTo(report.case_id),
      name: <span className="figures">{report.case_number ?? shortCaseId(report.case_id)}</span>,
      age: ageOf(report),
    })),
    retry: live.status === 'failed' ? live.retry : undefined,
  };
}

/** A partner's reports that are due today or late. */
export function useReportsDueGroup(partnerId: string, today: string): QueueGroup {
  const { t } = useTranslation('queue');
  const language = useLanguage();
  const all = { to: `${links.partner.dashboard}?status=In+Progress&sort=mostRecent`, label: t('inProgress') };
  const group = { id: 'reportsDue', title: t('groups.reportsDue'), all };
  const to = (caseId: string) => `${links.partner.case(caseId)}#case-report`;
  return groupOf(group, useReportsDue(partnerId, today), to, ({ due_at }) =>
    dayOf(due_at) === today
      ? t('until', { time: formatDate(due_at, language, 'time') })
      : formatDate(due_at, language, 'dayMonth'),
  );
}

/** For admins: reports that did not come in time and have not come since. */
export function useLateReportsGroup(today: string): QueueGroup {
  const { t } = useTranslation('queue');
  const age = useAge(today);
  const all = { to: links.admin.cases, label: t('allCases') };
  const group = { id: 'reportsLate', title: t('groups.reportsLate'), all };
  return groupOf(group, useLateReports(), links.admin.case, ({ due_at }) => age(due_at));
}
