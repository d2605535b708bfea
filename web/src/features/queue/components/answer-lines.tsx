import { shortCaseId } from '@app/domain/case-id';
import { useTranslation } from 'react-i18next';
import { links } from '@/lib/navigation/links';
import { useOpenAnswers } from '../api/use-open-answers';
import { useAge } from './case-lines';
import type { QueueGroup } from './queue';

/** For admins: what debtors have answered on the page of a code. */
export function useAnswersGroup(today: string): QueueGroup {
  const { t } = useTranslation('queue');
  const age = useAge(today);
  const live = useOpenAnswers();
  return {
    id: 'doorAnswers',
    title: t('groups.doorAnswers'),
    lines: live.data?.map(({ id, case_id, kind, created_at }) => ({
      id,
      to: `${links.admin.case(case_id)}#case-door`,
      name: <span className="figures">{shortCaseId(case_id)}</span>,
      detail: t(`answers.${kind}`),
      age: age(created_at),
    })),
    retry: live.status === 'failed' ? live.retry : undefined,
    all: { to: links.admin.cases, label: t('allCases') },
  };
}
