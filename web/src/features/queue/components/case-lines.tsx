import { caseName } from '@app/domain/case-id';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '@/components/money';
import { NameText } from '@/components/name-text';
import { useLanguage } from '@/i18n';
import { formatCount, formatDays } from '@/i18n/format';
import { links } from '@/lib/navigation/links';
import { useCasesInProgress } from '../api/use-queue';
import { useLastNotes } from '../api/use-last-notes';
import { useInProgressCount } from '../api/use-waiting-count';
import { daysSince, isRecent, newCases, QUIET_DAYS, quietCases, type Waiting } from '../queue';
import type { QueueGroup, QueueLine } from './queue';

/** How old something is, in days. */
export function useAge(today: string): (since: Date) => string {
  const language = useLanguage();
  return (since) => formatDays(Math.max(0, daysSince(since, today)), language);
}

/** "All 12", and "All" while it is not counted. */
export function useAllLabel(): (count: number | undefined) => string {
  const { t } = useTranslation('queue');
  const language = useLanguage();
  return (count) => (count === undefined ? t('all') : t('allOf', { count: formatCount(count, language) }));
}

/** Lines of cases, each with its number. @param detail what follows the number; the amount by default */
export function caseLines(
  waiting: readonly Waiting[],
  linkTo: (caseId: string) => string,
  age: (since: Date) => string,
  detail: (waiting: Waiting) => ReactNode = ({ item }) => <Money amount={item.amount} />,
): QueueLine[] {
  return waiting.map((each) => {
    const rest = detail(each);
    return {
      id: each.item.id,
      to: linkTo(each.item.id),
      name: <NameText name={each.item.debtor_name} />,
      detail: (
        <>
          <span className="figures">{caseName(each.item)}</span>
          {rest !== undefined && rest !== false && <> · {rest}</>}
        </>
      ),
      age: age(each.since),
    };
  });
}

interface QuietOptions {
  /** null: everybody's cases, for admins. */
  partnerId: string | null;
  today: string;
  listLink: string;
  linkTo: (caseId: string) => string;
  detail?: (waiting: Waiting) => ReactNode;
}

/** Cases in progress in which nothing was heard for a week. */
export function useQuietGroup({ partnerId, today, listLink, linkTo, detail }: QuietOptions): QueueGroup {
  const { t } = useTranslation('queue');
  const language = useLanguage();
  const age = useAge(today);
  const { cases, retry } = useCasesInProgress(partnerId, 'leastRecent');
  const { value } = useInProgressCount(partnerId, cases);
  return {
    id: 'quiet',
    title: t('groups.quiet', { days: QUIET_DAYS }),
    lines: cases && caseLines(quietCases(cases, today), linkTo, age, detail),
    retry,
    all: {
      to: `${listLink}?status=In+Progress&sort=leastRecent`,
      label:
        value === undefined ? t('inProgress') : t('inProgressOf', { count: formatCount(value, language) }),
    },
  };
}

/** A partner's cases that were assigned in the last week and have no note yet. */
export function useNewGroup(partnerId: string, today: string): QueueGroup {
  const { t } = useTranslation('queue');
  const age = useAge(today);
  const { cases, retry } = useCasesInProgress(partnerId, 'mostRecent');
  const recent = cases?.filter((item) => isRecent(item, today));
  const { notes, failed, retry: askAgain } = useLastNotes(recent);
  return {
    id: 'new',
    title: t('groups.new'),
    lines: recent && notes && caseLines(newCases(recent, notes, partnerId, today), links.partner.case, age),
    retry: retry ?? (failed ? askAgain : undefined),
    all: { to: `${links.partner.dashboard}?status=In+Progress&sort=mostRecent`, label: t('inProgress') },
  };
}
