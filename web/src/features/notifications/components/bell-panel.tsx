import { DROPDOWN_LENGTH } from '@app/domain/notification';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState, ErrorState } from '@/components/empty-state';
import type { Popup } from '@/components/lazy-popup';
import { Button } from '@/components/ui/button';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { Skeleton } from '@/components/ui/skeleton';
import { links } from '@/lib/navigation/links';
import type { Notification } from '../notification';
import { markAllRead } from '../api/mark-read';
import type { useFeed } from '../api/use-feed';
import { NotificationItem } from './notification-item';
import { useOpenNotification } from '../use-open-notification';

interface BellPanelProps {
  popup: Popup;
  uid: string;
  feed: ReturnType<typeof useFeed>;
  /** How many are unread. */
  count: number;
}

/** What the bell opens: the newest five, all of them read at once, and the way to all there are. */
export function BellPanel({ popup, uid, feed, count }: BellPanelProps) {
  const { t } = useTranslation('notifications');
  const panel = useRef<HTMLDivElement>(null);
  const openOne = useOpenNotification();
  const openNotification = (notification: Notification) => {
    popup.root.onOpenChange(false);
    openOne(notification);
  };
  return (
    <Popover {...popup.root}>
      <PopoverTrigger asChild>{popup.anchor}</PopoverTrigger>
      <PopoverContent
        {...popup.content}
        ref={panel}
        aria-label={t('title')}
        className="w-[min(24rem,calc(100vw-1.5rem))]"
      >
        <div className="flex min-h-13 items-center justify-between gap-3 border-b border-rule px-4 py-1">
          <h2 className="text-lg">{t('title')}</h2>
          {count > 0 && (
            <Button
              variant="link"
              className="text-sm"
              onClick={() => {
                // The button goes with the last unread one, and would take the focus along.
                panel.current?.focus();
                markAllRead(uid).catch(reportError);
              }}
            >
              {t('markAll')}
            </Button>
          )}
        </div>
        <div className="max-h-[70dvh] overflow-y-auto">
          <Newest feed={feed} onOpen={openNotification} />
        </div>
        <div className="border-t border-rule px-4 py-1.5">
          <Link
            to={links.notifications}
            onClick={() => popup.root.onOpenChange(false)}
            className="inline-flex min-h-11 items-center font-medium text-focus underline underline-offset-4 hover:text-ink"
          >
            {t('all')}
          </Link>
        </div>
      </PopoverContent>
    </Popover>
  );
}

function Newest({
  feed,
  onOpen,
}: {
  feed: ReturnType<typeof useFeed>;
  onOpen: (notification: Notification) => void;
}) {
  const { t } = useTranslation(['notifications', 'common']);
  if (feed.status === 'failed') {
    return <ErrorState title={t('failed')} problem={feed.problem} onRetry={feed.retry} />;
  }
  if (feed.status === 'loading') {
    return (
      <div className="grid gap-4 p-4">
        {[0, 1, 2].map((row) => (
          <div key={row} className="grid gap-2">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-3 w-4/5" />
          </div>
        ))}
      </div>
    );
  }
  if (feed.data.length === 0) return <EmptyState title={t('empty')} text={t('emptyText')} />;
  return (
    <ul className="divide-y divide-rule">
      {feed.data.slice(0, DROPDOWN_LENGTH).map((notification) => (
        <li key={notification.id}>
          <NotificationItem notification={notification} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}
