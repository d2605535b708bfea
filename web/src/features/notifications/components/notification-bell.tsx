import { Bell } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LazyPopup } from '@/components/lazy-popup';
import { Button } from '@/components/ui/button';
import { withTexts } from '@/i18n/lazy-texts';
import { useFeed, useUnreadCount } from '../api/use-feed';
import { useNotificationNews } from '../use-notification-news';
import { useOpenNotification } from '../use-open-notification';

const loadPanel = () => withTexts(['notices'], () => import('./bell-panel'));

/** The bell: how many are unread, and behind it the newest. */
export function NotificationBell({ uid }: { uid: string }) {
  const { t } = useTranslation('notifications');
  const feed = useFeed(uid);
  const { count = 0, atLeast } = useUnreadCount(uid);
  useNotificationNews(feed.data, useOpenNotification());
  return (
    <LazyPopup
      opens="dialog"
      load={loadPanel}
      draw={({ BellPanel }, popup) => <BellPanel popup={popup} uid={uid} feed={feed} count={count} />}
    >
      <Button
        variant="ghost"
        size="icon"
        aria-label={count === 0 ? t('bellNone') : t('bell', { count })}
        className="relative"
      >
        <Bell aria-hidden />
        {count > 0 && (
          <span
            key={count}
            data-testid="unread-count"
            className="absolute end-0.5 top-0.5 min-w-5 animate-stamp rounded-full bg-seal px-1 text-xs leading-5 font-semibold text-on-seal figures"
          >
            {atLeast ? `${count}+` : count}
          </span>
        )}
      </Button>
    </LazyPopup>
  );
}
