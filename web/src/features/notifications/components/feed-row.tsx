import { addDays, dayOf } from '@app/domain/calendar';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/i18n';
import { formatDate } from '@/i18n/format';
import { cn } from '@/lib/cn';
import type { Notification } from '../notification';
import { NotificationItem } from './notification-item';

interface FeedRowProps {
  notification: Notification;
  /** Counted from 0. */
  index: number;
  /** How many there are in all, -1 while that is not known (ARIA, feed). */
  setSize: number;
  /** The current day in Bangkok; null for a row whose day is given above. */
  today: string | null;
  /** The row above is of the same day and about the same case. */
  isSameCase: boolean;
  measure: (row: HTMLElement | null) => void;
  onOpen: (notification: Notification) => void;
}

/** One notification of the feed; the first of a day has the day beside it, in the margin. */
export const FeedRow = memo(function FeedRow({
  notification,
  index,
  setSize,
  today,
  isSameCase,
  measure,
  onOpen,
}: FeedRowProps) {
  const titleId = `notification-${notification.id}`;
  return (
    <article
      ref={measure}
      data-index={index}
      data-id={notification.id}
      aria-posinset={index + 1}
      aria-setsize={setSize}
      aria-labelledby={titleId}
      className={cn(
        'absolute start-0 top-0 w-full lg:grid lg:grid-cols-[12rem_minmax(0,1fr)]',
        index > 0 && today !== null && 'border-t border-rule-strong',
      )}
    >
      {today !== null && <Day date={notification.created_at} today={today} />}
      <div
        className={cn(
          'border-rule lg:col-start-2 lg:border-s',
          index > 0 && today === null && !isSameCase && 'border-t',
        )}
      >
        <NotificationItem
          notification={notification}
          onOpen={onOpen}
          when="time"
          titleId={titleId}
          isSameCase={isSameCase}
        />
      </div>
    </article>
  );
});

/** Today, yesterday, or the date; the date beside the first two as well. */
function Day({ date, today }: { date: Date; today: string }) {
  const { t } = useTranslation('notifications');
  const language = useLanguage();
  const day = dayOf(date);
  const name = day === today ? t('today') : day === addDays(today, -1) ? t('yesterday') : null;
  const written = formatDate(date, language, 'long');
  return (
    <h2 className="flex flex-wrap items-baseline gap-x-3 px-4 pt-3 text-sm font-semibold text-ink-soft lg:row-span-2 lg:block lg:py-3">
      {name ?? written}
      {name !== null && <span className="font-normal lg:block">{written}</span>}
    </h2>
  );
}
