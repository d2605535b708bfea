import type { Notification } from '@app/domain/notification';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NamesIn } from '@/components/name-text';
import { Button } from '@/components/ui/button';
import { useLanguage } from '@/i18n';
import { NewItems } from '@/lib/live/new-items';
import { toasts } from '@/lib/command/toast';
import { WINDOWS } from '../feed-list';
import { notificationText } from '../notification-text';

/**
 * Shows a toast card for each notification that arrives while one looks on; none for what was there before, none for
 * what has been read elsewhere in the meantime.
 */
export function useNotificationNews(
  feed: Notification[] | undefined,
  onOpen: (notification: Notification) => void,
): void {
  const { t } = useTranslation(['notifications', 'status']);
  const language = useLanguage();
  const seen = useRef(new NewItems());
  /** Older unread ones than were live at first come up when a newer one has been read: they were there before. */
  const before = useRef<Date | null>(null);
  useEffect(() => {
    if (feed === undefined) return;
    const unread = feed.filter(({ is_read }) => !is_read);
    if (unread.length >= WINDOWS.unread) before.current ??= unread.at(-1)?.created_at ?? null;
    // Oldest first, so that the newest is the one that stays.
    for (const notification of seen.current.take(feed).reverse()) {
      if (notification.is_read || (before.current !== null && notification.created_at <= before.current))
        continue;
      const { title, message, caseName, company } = notificationText(t, notification, language);
      toasts.show({
        title,
        description: (
          <NamesIn text={caseName === null ? message : `${caseName} · ${message}`} names={[company]} />
        ),
        body: (
          <Button
            variant="link"
            className="justify-self-start text-sm"
            onClick={() => {
              toasts.dismiss();
              onOpen(notification);
            }}
          >
            {t('notifications:open')}
          </Button>
        ),
      });
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a change of language or of the handler is no news
  }, [feed]);
}
