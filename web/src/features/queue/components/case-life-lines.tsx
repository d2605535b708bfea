import { shortCaseId } from '@app/domain/case-id';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/i18n';
import { formatDate } from '@/i18n/format';
import { links } from '@/lib/navigation/links';
import type { Live } from '@/lib/live/connection';
import { useLateAcceptances, useOpenObjections, useToAccept } from '../api/use-case-life-queue';
import { useAge } from './case-lines';
import type { QueueGroup, QueueLine } from './queue';

function groupOf<T>(
  id: string,
  title: string,
  all: QueueGroup['all'],
  live: Live<T[]>,
  toLine: (item: T) => QueueLine,
): QueueGroup {
  return {
    id,
    title,
    lines: live.data?.map(toLine),
    retry: live.status === 'failed' ? live.retry : undefined,
    all,
  };
}

const named = ({ id, case_number }: { id: string; case_number: string | null }) => (
  <span className="figures">{case_number ?? shortCaseId(id)}</span>
);

/** A partner's cases that wait for yes or no. */
export function useToAcceptGroup(partnerId: string, today: string): QueueGroup {
  const { t } = useTranslation('queue');
  const language = useLanguage();
  const age = useAge(today);
  const all = { to: `${links.partner.dashboard}?status=In+Progress&sort=mostRecent`, label: t('inProgress') };
  return groupOf('accept', t('groups.accept'), all, useToAccept(partnerId), (item) => ({
    id: item.id,
    to: links.partner.case(item.id),
    name: named(item),
    detail: t('answerBy', { date: formatDate(item.due_at, language, 'dayTime') }),
    age: age(item.asked_at),
  }));
}

/** For admins: cases that no partner accepted in time, and objections of customers. */
export function useCaseLifeGroups(today: string): QueueGroup[] {
  const { t } = useTranslation('queue');
  const age = useAge(today);
  const all = { to: links.admin.cases, label: t('allCases') };
  return [
    groupOf('late', t('groups.late'), all, useLateAcceptances(), (item) => ({
      id: item.id,
      to: links.admin.case(item.id),
      name: named(item),
      age: age(item.due_at),
    })),
    groupOf('objections', t('groups.objections'), all, useOpenObjections(), (item) => ({
      id: item.id,
      to: links.admin.case(item.id),
      name: named(item),
      detail: <bdi>{item.objection?.text}</bdi>,
      age: age(item.objection?.at ?? item.updated_at),
    })),
  ];
}
