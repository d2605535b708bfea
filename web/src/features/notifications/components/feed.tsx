import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState, ErrorState } from '@/components/empty-state';
import { TabbedSheet } from '@/components/tabbed-sheet';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { Gap } from '@/i18n';
import { useFeedPages, type FeedPages } from '../api/use-feed-pages';
import { useTotal, useUnreadCount } from '../api/use-feed';
import type { FeedFilter } from '../feed-list';
import { FeedList } from './feed-list';
import { useOpenNotification } from '../use-open-notification';

/** All of a person's notifications, or the unread ones; the filter is kept in the URL. */
export function Feed({ uid }: { uid: string }) {
  const { t } = useTranslation('notifications');
  const counts = { all: useTotal(uid), unread: useUnreadCount(uid).count };
  return (
    <TabbedSheet<FeedFilter>
      label={t('filter.label')}
      tabs={[
        { id: 'all', label: t('filter.all'), count: counts.all },
        { id: 'unread', label: t('filter.unread'), count: counts.unread },
      ]}
    >
      {(filter) => <FeedSheet key={filter} uid={uid} filter={filter} total={counts[filter]} />}
    </TabbedSheet>
  );
}

interface FeedSheetProps {
  uid: string;
  filter: FeedFilter;
  total: number | undefined;
}

function FeedSheet({ uid, filter, total }: FeedSheetProps) {
  const { t } = useTranslation(['notifications', 'common']);
  const open = useOpenNotification();
  const pages = useFeedPages(uid, filter);
  const sheet = useRef<HTMLDivElement>(null);
  const length = pages.items.length;
  const lastLength = useRef(0);
  useEffect(() => {
    // The last unread one has been read, and its row went with the focus.
    if (length === 0 && lastLength.current > 0 && document.activeElement === document.body)
      sheet.current?.focus();
    lastLength.current = length;
  }, [length]);

  return (
    <div ref={sheet} tabIndex={-1} className="outline-none">
      {pages.status === 'failed' && (
        <ErrorState
          title={t('notifications:failed')}
          problem={pages.problem ?? 'unknown'}
          onRetry={pages.retry}
        />
      )}
      {pages.status === 'loading' && <FeedSkeleton label={t('common:loading')} />}
      {pages.status === 'ready' && length === 0 && <Nothing filter={filter} />}
      {pages.status === 'ready' && length > 0 && (
        <>
          <FeedList
            items={pages.items}
            total={pages.isComplete ? length : total}
            isBusy={pages.isLoadingMore}
            onNearEnd={() => {
              // A page that failed is asked for by hand.
              if (pages.moreProblem === null) pages.loadMore();
            }}
            onOpen={open}
          />
          <End pages={pages} />
        </>
      )}
    </div>
  );
}

function Nothing({ filter }: { filter: FeedFilter }) {
  const { t } = useTranslation('notifications');
  return filter === 'all' ? (
    <EmptyState title={t('empty')} text={t('emptyText')} />
  ) : (
    <EmptyState title={t('nothingUnread')} text={t('nothingUnreadText')} />
  );
}

/** Under the last row: that more is coming, that it did not come, or that this was all. */
function End({ pages }: { pages: FeedPages }) {
  const { t } = useTranslation(['notifications', 'problems', 'common']);
  if (pages.moreProblem !== null) {
    return (
      <div role="alert" className="grid justify-items-start gap-2 border-t border-rule px-4 py-4">
        <p>
          <strong className="font-semibold">{t('notifications:moreFailed')}</strong>
          <Gap />
          {t(`problems:${pages.moreProblem}`)}
        </p>
        <Button size="sm" onClick={pages.loadMore}>
          {t('common:retry')}
        </Button>
      </div>
    );
  }
  return (
    <p role="status" className="border-t border-rule px-4 py-4 text-sm text-ink-soft">
      {pages.isComplete ? t('notifications:end') : t('notifications:loadingMore')}
    </p>
  );
}

function FeedSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="grid divide-y divide-rule">
      <span className="sr-only">{label}</span>
      {[0, 1, 2, 3, 4].map((row) => (
        <div key={row} className="grid gap-2.5 px-4 py-4 lg:ms-48">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-3 w-3/5" />
          <Skeleton className="h-3 w-16" />
        </div>
      ))}
    </div>
  );
}
