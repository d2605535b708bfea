import { startOf } from '@app/domain/calendar';
import { daysLeft, dueDayOf } from '@app/domain/privacy-request';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/i18n';
import { formatDate } from '@/i18n/format';
import { links } from '@/lib/navigation/links';
import type { Live } from '@/lib/live/connection';
import { useToday } from '@/lib/page/use-today';
import { useAdminQueue, useWaiting } from '../api/use-queue';
import { useActByGroup } from './act-by-lines';
import { useAnswersGroup } from './answer-lines';
import { useBrokenGroup, useOutsideGroup } from './agenda-lines';
import { useCalendarGroup } from './calendar-line';
import { caseLines, useAge, useAllLabel, useQuietGroup } from './case-lines';
import { useCaseLifeGroups } from './case-life-lines';
import { useLateReportsGroup } from './report-lines';
import { Queue, type QueueGroup, type QueueLine } from './queue';
import { NameText } from '@/components/name-text';

interface AdminQueueProps {
  /** The company that works on a case. */
  partnerOf: (partnerId: string) => ReactNode;
  /** Who asks for erasure. */
  personOf: (uid: string) => ReactNode;
}

/**
 * What waits for an admin, the oldest of each kind first: limitation, since a claim may be lost by it; what the firm has promised and
 * not done; then the rest.
 */
export function AdminQueue({ partnerOf, personOf }: AdminQueueProps) {
  const { t } = useTranslation('queue');
  const language = useLanguage();
  const today = useToday();
  const age = useAge(today);
  const queue = useAdminQueue();
  const all = useAllLabel();
  const [cases, contacts, partners, requests] = [
    useWaiting('cases'),
    useWaiting('contacts'),
    useWaiting('partners'),
    useWaiting('privacyRequests'),
  ];
  const quiet = useQuietGroup({
    partnerId: null,
    today,
    listLink: links.admin.cases,
    linkTo: links.admin.case,
    detail: ({ item: { partner_id: id } }) => id !== null && partnerOf(id),
  });
  const ofCaseLife = useCaseLifeGroups(today);
  const actBy = useActByGroup(null, today);
  const lateReports = useLateReportsGroup(today);
  const broken = useBrokenGroup(null, today);
  const outside = useOutsideGroup(today);
  const answers = useAnswersGroup(today);
  const calendar = useCalendarGroup(today);
  return (
    <Queue
      hasKeys
      groups={[
        actBy,
        lateReports,
        {
          id: 'unassigned',
          title: t('queue:groups.unassigned'),
          ...linesOf(queue.cases, ({ rows }) =>
            caseLines(
              rows.map((item) => ({ item, since: item.created_at })),
              links.admin.case,
              age,
            ),
          ),
          all: {
            to: `${links.admin.cases}?tab=unassigned&status=Submitted&sort=oldest`,
            label: all(cases.value),
          },
        },
        ...ofCaseLife,
        answers,
        broken,
        outside,
        quiet,
        {
          id: 'messages',
          title: t('queue:groups.messages'),
          ...linesOf(queue.contacts, ({ rows }) =>
            rows.map(({ id, name, subject, created_at }) => ({
              id,
              to: UNREAD,
              state: { message: id },
              name: (
                <bdi>
                  <NameText name={name} />
                </bdi>
              ),
              detail: <bdi>{subject}</bdi>,
              age: age(created_at),
            })),
          ),
          all: { to: UNREAD, label: all(contacts.value) },
        },
        {
          id: 'partners',
          title: t('queue:groups.partners'),
          ...linesOf(queue.partners, ({ rows }) =>
            rows.map(({ id, company_name, contact_person, created_at }) => ({
              id,
              to: links.admin.partner(id),
              name: <NameText name={company_name} />,
              detail: <NameText name={contact_person} />,
              age: age(created_at),
            })),
          ),
          all: { to: `${links.admin.partners}?tab=pending&sort=oldest`, label: all(partners.value) },
        },
        {
          id: 'privacy',
          title: t('queue:groups.privacy'),
          ...linesOf(queue.privacyRequests, (rows) =>
            rows.map((request) => {
              const left = daysLeft(request, today);
              return {
                id: request.id,
                to: links.admin.privacyRequest(request.id),
                name: personOf(request.id),
                detail: t('queue:due', { date: formatDate(startOf(dueDayOf(request)), language) }),
                age:
                  left < 0 ? (
                    <strong className="text-seal">{t('queue:requests.late', { count: -left })}</strong>
                  ) : (
                    t('queue:requests.left', { count: left })
                  ),
              };
            }),
          ),
          all: { to: `${links.admin.privacy}?tab=open`, label: all(requests.value) },
        },
        calendar,
      ]}
    />
  );
}

const UNREAD = `${links.admin.contactMessages}?is_read=false&sort=oldest`;

function linesOf<T>(live: Live<T>, toLines: (data: T) => QueueLine[]): Pick<QueueGroup, 'lines' | 'retry'> {
  return {
    lines: live.data === undefined ? undefined : toLines(live.data),
    retry: live.status === 'failed' ? live.retry : undefined,
  };
}
