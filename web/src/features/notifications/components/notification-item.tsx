import { useTranslation } from 'react-i18next';
import { DateText } from '@/components/date-text';
import { NamesIn } from '@/components/name-text';
import { useLanguage } from '@/i18n';
import { cn } from '@/lib/cn';
import type { Notification } from '../notification';
import { notificationText } from '../notification-text';

interface NotificationItemProps {
  notification: Notification;
  onOpen: (notification: Notification) => void;
  /** `time` where the day is given above. */
  when?: 'moment' | 'time';
  /** For what is named after the title. */
  titleId?: string;
  /** The one above is about the same case, which is named there. */
  isSameCase?: boolean;
}

/** One line of the feed; unread ones carry a seal. Pressing it reads it and goes where it leads (requirements section 4). */
export function NotificationItem({
  notification,
  onOpen,
  when = 'moment',
  titleId,
  isSameCase = false,
}: NotificationItemProps) {
  const { t } = useTranslation(['notices', 'notifications', 'status']);
  const language = useLanguage();
  const { title, message, caseName, names } = notificationText(t, notification, language);
  return (
    <button
      type="button"
      onClick={() => onOpen(notification)}
      className={cn(
        'grid w-full scroll-my-24 grid-cols-[0.75rem_1fr] gap-x-3 px-4 py-3 text-start transition-colors hover:bg-fold focus-visible:-outline-offset-2',
        !notification.is_read && 'bg-seal-wash/60',
      )}
    >
      <span
        className={cn(
          'mt-2.5 size-2.5 rounded-full',
          notification.is_read ? 'border border-rule-strong' : 'bg-seal inked',
        )}
      >
        {!notification.is_read && <span className="sr-only">{t('notifications:unread')}</span>}
      </span>
      <span className={cn('grid min-w-0', when === 'time' && 'sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-x-6')}>
        <span id={titleId} className={cn('break-words', !notification.is_read && 'font-semibold')}>
          {title}
          {caseName !== null && (
            <span
              className={cn(
                isSameCase
                  ? 'sr-only'
                  : 'ms-2 rounded-sm border border-rule px-1.5 text-sm font-normal text-ink-soft figures',
              )}
            >
              {` ${caseName}`}
            </span>
          )}
        </span>
        <span className="text-sm break-words text-ink-soft">
          <NamesIn text={message} names={names} />
        </span>
        <DateText
          date={notification.created_at}
          style={when}
          className={cn('text-sm text-ink-soft', when === 'time' && 'sm:col-start-2 sm:row-start-1')}
        />
      </span>
    </button>
  );
}
