import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Skeleton } from '@/components/ui/skeleton';
import { useLanguage } from '@/i18n';
import { formatCount } from '@/i18n/format';
import { links } from '@/lib/navigation/links';
import type { Count } from '@/lib/live/live-count';
import { useDeskCount } from '../api/use-desk-counts';
import { useNewest } from '../api/use-newest';
import { useWaiting } from '../api/use-queue';

/**
 * The five cards (requirements section 2), as the compartments of one ledger: how many there are, and what of them waits for
 * somebody. Each leads to its list, whether it could be counted or not.
 * @param cases changes when a case does
 */
export function DeskCards({ cases }: { cases: unknown }) {
  const { t } = useTranslation('overview');
  const newestPartner = useNewest('partners');
  const newestMessage = useNewest('contacts');
  const partners = useDeskCount('partners', newestPartner);
  const allCases = useDeskCount('cases', cases);
  const messages = useDeskCount('contacts', newestMessage);
  const subscribers = useDeskCount('newsletterSubscriptions', useNewest('newsletterSubscriptions'));
  const posts = useDeskCount('blogPosts', useNewest('blogPosts'));
  // The number that the queue above and the menu show, so that the three always agree.
  const [pending, unassigned, unread] = [
    useWaiting('partners', newestPartner),
    useWaiting('cases', cases),
    useWaiting('contacts', newestMessage),
  ];
  return (
    <ul className="grid gap-px overflow-hidden rounded-lg border border-rule bg-rule shadow-sheet md:grid-cols-6 xl:grid-cols-5">
      <Card
        to={links.admin.partners}
        title={t('cards.partners')}
        total={partners}
        waiting={{ label: t('cards.partnersPending'), count: pending }}
      />
      <Card
        to={links.admin.cases}
        title={t('cards.cases')}
        total={allCases}
        waiting={{ label: t('cards.casesUnassigned'), count: unassigned }}
      />
      <Card
        to={links.admin.contactMessages}
        title={t('cards.messages')}
        total={messages}
        waiting={{ label: t('cards.messagesUnread'), count: unread }}
      />
      <Card to={links.admin.subscriptions} title={t('cards.subscribers')} total={subscribers} />
      <Card to={links.admin.blog} title={t('cards.posts')} total={posts} />
    </ul>
  );
}

interface CardProps {
  to: string;
  title: string;
  total: Count;
  /** What those that wait wait for, and how many they are; none where nothing can wait. */
  waiting?: { label: string; count: Count };
}

function Card({ to, title, total, waiting }: CardProps) {
  const { t } = useTranslation('overview');
  const failed = total.failed || waiting?.count.failed === true;
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
            waiting !== undefined && (
              <>
                {waiting.label} <Waiting count={waiting.count} />
              </>
            )
          )}
        </p>
      </Link>
    </li>
  );
}

function Figure({ count: { value, failed } }: { count: Count }) {
  const language = useLanguage();
  if (failed) return '–';
  return value === undefined ? <Skeleton className="my-1 h-6 w-10" /> : formatCount(value, language);
}

/** Vermilion where there is something to be done. */
function Waiting({ count: { value } }: { count: Count }) {
  const language = useLanguage();
  if (value === undefined) return null;
  return (
    <strong className={value > 0 ? 'text-seal figures' : 'font-medium figures'}>
      {formatCount(value, language)}
    </strong>
  );
}
