import { useEffect, useRef } from 'react';
import { withTexts } from '@/i18n/lazy-texts';
import { NewItems } from '@/lib/live/new-items';
import type { Notification } from './notification';
import { WINDOWS } from './feed-list';

/** The card and its texts, which most visits do not need. */
const loadCard = () => withTexts(['notices'], () => import('./components/news-card'));

/**
 * Shows a toast card for each notification that arrives while one looks on; none for what was there before, none for
 * what has been read elsewhere in the meantime.
 */
export function useNotificationNews(
  feed: Notification[] | undefined,
  onOpen: (notification: Notification) => void,
): void {
  const seen = useRef(new NewItems());
  /** Older unread ones than were live at first come up when a newer one has been read: they were there before. */
  const before = useRef<Date | null>(null);
  useEffect(() => {
    if (feed === undefined) return;
    const unread = feed.filter(({ is_read }) => !is_read);
    if (unread.length >= WINDOWS.unread) before.current ??= unread.at(-1)?.created_at ?? null;
    const since = before.current;
    const news = seen.current
      .take(feed)
      .filter(({ is_read, created_at }) => !is_read && (since === null || created_at > since));
    if (news.length === 0) return;
    // Oldest first, so that the newest is the one that stays. Without its code, the bell's figure still shows the news.
    loadCard().then(
      ({ showNews }) => {
        for (const notification of news.toReversed()) showNews(notification, onOpen);
      },
      () => undefined,
    );
    // oxlint-disable-next-line react/exhaustive-deps -- a change of the handler is no news
  }, [feed]);
}
