import { startOf } from '@app/domain/calendar';
import type { CaseAgenda } from '@app/domain/case-agenda';
import { caseName, shortCaseId } from '@app/domain/case-id';
import { contactWindow } from '@app/domain/debtor-contact';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '@/components/money';
import { NameText } from '@/components/name-text';
import { useLanguage } from '@/i18n';
import { formatDate, formatDateAlone } from '@/i18n/format';
import type { Live } from '@/lib/live/connection';
import { links } from '@/lib/navigation/links';
import { useNow } from '@/lib/page/use-now';
import {
  useBrokenCases,
  useContactedCases,
  useNoContactCases,
  useOutsideCases,
  usePromisedCases,
} from '../api/use-agenda';
import { useCasesInProgress } from '../api/use-queue';
import { QUEUE_LENGTH } from '../queue';
import { useAge } from './case-lines';
import type { QueueGroup } from './queue';

const OF_PARTNER = `${links.partner.dashboard}?status=In+Progress&sort=mostRecent`;

function useGroup(
  id: 'promised' | 'broken' | 'outside',
  live: Live<CaseAgenda[]>,
  linkTo: (caseId: string) => string,
  all: string,
  of: (agenda: CaseAgenda) => { detail?: ReactNode; age: ReactNode },
): QueueGroup {
  const { t } = useTranslation('queue');
  return {
    id,
    title: t(`groups.${id}`),
    lines: live.data?.map((agenda) => ({
      id: agenda.id,
      to: linkTo(agenda.id),
      name: <span className="figures">{agenda.case_number ?? shortCaseId(agenda.id)}</span>,
      ...of(agenda),
    })),
    retry: live.status === 'failed' ? live.retry : undefined,
    all: { to: all, label: t(all === OF_PARTNER ? 'inProgress' : 'allCases') },
  };
}

/** A partner's cases in which the debtor promised to pay by today. */
export function usePromisedGroup(partnerId: string, today: string): QueueGroup {
  const { t } = useTranslation('queue');
  const language = useLanguage();
  const to = (caseId: string) => `${links.partner.case(caseId)}#case-money`;
  return useGroup('promised', usePromisedCases(partnerId, today), to, OF_PARTNER, (agenda) => ({
    detail: <Money amount={agenda.promised_satang / 100} />,
    age:
      agenda.promised_on === today
        ? t('today')
        : formatDate(startOf(agenda.promised_on ?? today), language, 'dayMonth'),
  }));
}

/** Cases whose latest promise was broken. @param partnerId whose cases; null: everybody's, for admins */
export function useBrokenGroup(partnerId: string | null, today: string): QueueGroup {
  const age = useAge(today);
  const [linkTo, all] =
    partnerId === null ? [links.admin.case, links.admin.cases] : [links.partner.case, OF_PARTNER];
  const to = (caseId: string) => `${linkTo(caseId)}#case-money`;
  return useGroup('broken', useBrokenCases(partnerId), to, all, ({ broken_on }) => ({
    age: age(startOf(broken_on ?? today)),
  }));
}

/** For admins: cases with a contact outside the hours or the number of the contact rules in the last days. */
export function useOutsideGroup(today: string): QueueGroup {
  const language = useLanguage();
  const to = (caseId: string) => `${links.admin.case(caseId)}#case-contacts`;
  return useGroup('outside', useOutsideCases(today), to, links.admin.cases, ({ outside_at: at }) => ({
    age: at !== null && formatDateAlone(at, language, 'dayTime'),
  }));
}

/** A partner's cases in progress whose debtor may be contacted now, as far as the hours and what is known of the case say. */
export function useCallableGroup(partnerId: string, today: string): QueueGroup {
  const { t } = useTranslation('queue');
  const language = useLanguage();
  const { isOpen, until } = contactWindow(useNow());
  const { cases, retry } = useCasesInProgress(partnerId, 'leastRecent');
  const lists = [useContactedCases(partnerId, today), useNoContactCases(partnerId, today)];
  const isKnown = lists.every(({ data }) => data !== undefined);
  const left = new Set(lists.flatMap(({ data = [] }) => data.map(({ id }) => id)));
  const callable = isKnown ? cases?.filter(({ id }) => !left.has(id)) : undefined;
  return {
    id: 'callable',
    title: t('groups.callable'),
    lines: isOpen
      ? callable?.slice(0, QUEUE_LENGTH).map((item) => ({
          id: item.id,
          to: `${links.partner.case(item.id)}#case-contact`,
          name: <NameText name={item.debtor_name} />,
          detail: <span className="figures">{caseName(item)}</span>,
          age: t('until', { time: formatDate(until, language, 'time') }),
        }))
      : [],
    retry: retry ?? lists.find(({ status }) => status === 'failed')?.retry,
    all: { to: OF_PARTNER, label: t('inProgress') },
  };
}
