import { daysBetween, startOf } from '@app/domain/calendar';
import { shortCaseId } from '@app/domain/case-id';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/i18n';
import { formatDate } from '@/i18n/format';
import { links } from '@/lib/navigation/links';
import { useNearCases, usePassedCases } from '../api/use-agenda';
import { QUEUE_LENGTH } from '../queue';
import type { QueueGroup } from './queue';

/**
 * Cases whose first limitation clock is near, then those where it may have passed: these stay for as long as the case is open, and
 * would else hide what can still be done in time.
 * @param partnerId whose cases; null: everybody's, for admins
 */
export function useActByGroup(partnerId: string | null, today: string): QueueGroup {
  const { t } = useTranslation('queue');
  const language = useLanguage();
  const lists = [useNearCases(partnerId, today), usePassedCases(partnerId, today)];
  const [near, passed] = lists.map(({ data }) => data);
  const { case: linkTo } = partnerId === null ? links.admin : links.partner;
  return {
    id: 'actBy',
    title: t('groups.actBy'),
    lines:
      near &&
      passed &&
      [...near, ...passed].slice(0, QUEUE_LENGTH).map(({ id, case_number, act_by }) => {
        const left = daysBetween(today, act_by ?? today);
        return {
          id,
          to: `${linkTo(id)}#case-claim`,
          name: <span className="figures">{case_number ?? shortCaseId(id)}</span>,
          detail: t('actBefore', { date: formatDate(startOf(act_by ?? today), language) }),
          age:
            left > 0 ? (
              t('requests.left', { count: left })
            ) : (
              <strong className="text-seal">{t('mayHavePassed')}</strong>
            ),
        };
      }),
    retry: lists.find(({ status }) => status === 'failed')?.retry,
    all:
      partnerId === null
        ? { to: links.admin.cases, label: t('allCases') }
        : { to: `${links.partner.dashboard}?status=In+Progress&sort=mostRecent`, label: t('inProgress') },
  };
}
