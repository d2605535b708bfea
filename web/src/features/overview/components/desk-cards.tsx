import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Skeleton } from '@/components/ui/skeleton';
import { useLanguage } from '@/i18n';
import { formatCount } from '@/i18n/format';
import { links } from '@/lib/navigation/links';
import { useDeskCount, type DeskCount } from '../api/use-desk-counts';
import { useNewest } from '../api/use-newest';

/**
 * The five cards (requirements section 2), as the compartments of one ledger: how many there are, and what of them waits for
 * somebody. Each leads to its list, whether it could be counted or not.
 * @param cases changes when a case does
 */
export function DeskCards({ cases }: { cases: unknown }) {
  const { t } = useTranslation('overview');
  const partners = useDeskCount('partners', useNewest('partners'));
  const allCases = useDeskCount('cases', cases);
  const messages = useDeskCount('contacts', useNewest('contacts'));
  const subscribers = useDeskCount('newsletterSubscriptions', useNewest('newsletterSubscriptions'));
  const posts = useDeskCount('blogPosts', useNewest('blogPosts'));
  return (
    <ul className="grid gap-px overflow-hidden rounded-lg border border-rule bg-rule shadow-sheet md:grid-cols-6 xl:grid-cols-5">
      <Card
        to={links.admin.partners}
        title={t('cards.partners')}
        count={partners}
        waiting={t('cards.partnersPending')}
      />
      <Card
        to={links.admin.cases}
        title={t('cards.cases')}
        count={allCases}
        waiting={t('cards.casesUnassigned')}
      />
      <Card
        to={links.admin.contactMessages}
        title={t('cards.messages')}
        count={messages}
        waiting={t('cards.messagesUnread')}
      />
      <Card to={links.admin.subscriptions} title={t('cards.subscribers')} count={subscribers} />
      <Card to={links.admin.blog} title={t('cards.posts')} count={posts} />
    </ul>
  );
}

interface CardProps {
  to: string;
  title: string;
  count: DeskCount;
  /** What those that wait wait for. */
  waiting?: string;
}

function Card({ to, title, count: { total, waiting: open }, waiting }: CardProps) {
  const { t } = useTranslation('overview');
  const failed = total.failed || open?.failed === true;
  return (
    <li className="grid bg-sheet md:row-span-3 md:grid-rows-subgrid md:nth-[-n+3]:col-span-2 md:nth-[n+4]:col-span-3 xl:nth-[1n]:col-span-1">
      <Link
        to={to}
        className="group grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-5 py-2 transition-colors hover:bg-fold/60 focus-visible:-outline-offset-2 md:row-span-3 md:grid-cols-1 md:grid-rows-subgrid md:items-start md:gap-y-0 md:py-3"
      >
        <h2 className="flex items-center gap-2 text-base md:justify-between">
          {title}
          <ArrowRight
            aria-hidden
            className="size-4 shrink-0 text-focus transition-transform group-hover:translate-x-1"
          />
        </h2>
        <p className="row-span-2 font-heading text-2xl leading-tight font-semibold figures md:row-span-1">
          <Figure count={total} />
        </p>
        <p className="min-h-6 text-sm leading-6 text-ink-soft">
          {failed ? (
            <span className="text-seal">{t('lists:countFailed')}</span>
          ) : (
            open !== null && (
              <>
                {waiting} <Waiting count={open} />
              </>
            )
          )}
        </p>
      </Link>
    </li>
  );
}

function Figure({ count: { value, failed } }: { count: DeskCount['total'] }) {
  const language = useLanguage();
  if (failed) return '–';
  return value === undefined ? <Skeleton className="my-1 h-6 w-10" /> : formatCount(value, language);
}

/** Vermilion where there is something to be done. */
function Waiting({ count: { value } }: { count: DeskCount['total'] }) {
  const language = useLanguage();
  if (value === undefined) return null;
  return (
    <strong className={value > 0 ? 'text-seal figures' : 'font-medium figures'}>
      {formatCount(value, language)}
    </strong>
  );
}
