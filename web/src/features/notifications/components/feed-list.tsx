import { dayOf } from '@app/domain/calendar';
import { caseNameOf } from '@app/domain/notification-text';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notification } from '../notification';
import { FeedRow } from './feed-row';
import { useFeedFocus } from '../use-feed-focus';
import { useToday } from '@/lib/page/use-today';
import { useTopInPage } from '../use-top-in-page';

/** What a row and the first row of a day measure before they have been measured, in px. */
const ROW = 97;
const FIRST_ROW = 135;
/** Rows kept ready beyond the edges of the window, so that Tab always finds a next one. */
const OVERSCAN = 6;

interface FeedListProps {
  items: readonly Notification[];
  /** How many there are in all, as far as it is known. */
  total: number | undefined;
  isBusy: boolean;
  /** The last rows are near the window. */
  onNearEnd: () => void;
  onOpen: (notification: Notification) => void;
}

/** Notifications by day, those that follow each other about one case together. Only the rows in view are in the page, and the one that has the focus. */
export function FeedList({ items, total, isBusy, onNearEnd, onOpen }: FeedListProps) {
  const { t } = useTranslation('notifications');
  const today = useToday();
  const list = useRef<HTMLDivElement>(null);
  const top = useTopInPage(list);
  const { focusedIndex, handlers } = useFeedFocus(items, list);
  const isFirstOfDay = (index: number) => {
    const [before, item] = [items[index - 1], items[index]];
    return before === undefined || item === undefined || dayOf(before.created_at) !== dayOf(item.created_at);
  };

  const isSameCase = (index: number) => {
    const [before, item] = [items[index - 1], items[index]];
    if (before === undefined || item === undefined || isFirstOfDay(index)) return false;
    const name = caseNameOf(item);
    return name !== null && name === caseNameOf(before);
  };

  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: (index) => (isFirstOfDay(index) ? FIRST_ROW : ROW),
    getItemKey: (index) => items[index]?.id ?? index,
    overscan: OVERSCAN,
    scrollMargin: top,
    // New items are added above: when scrolled down, the reading position is kept.
    anchorTo: window.scrollY > top ? 'end' : 'start',
    directDomUpdates: true,
    rangeExtractor: ({ startIndex, endIndex, overscan, count }) => {
      const from = Math.max(0, startIndex - overscan);
      const to = Math.min(count - 1, endIndex + overscan);
      const range = Array.from({ length: to - from + 1 }, (_, offset) => from + offset);
      if (focusedIndex >= 0 && focusedIndex < from) range.unshift(focusedIndex);
      if (focusedIndex > to) range.push(focusedIndex);
      return range;
    },
  });
  const rows = virtualizer.getVirtualItems();
  const isNearEnd = (rows.at(-1)?.index ?? 0) >= items.length - OVERSCAN;
  useLayoutEffect(() => {
    if (isNearEnd) onNearEnd();
    // oxlint-disable-next-line react/exhaustive-deps -- asked once for each length, not at each render
  }, [isNearEnd, items.length]);

  return (
    <div
      ref={(node) => {
        list.current = node;
        virtualizer.containerRef(node);
      }}
      role="feed"
      aria-label={t('title')}
      aria-busy={isBusy}
      className="relative"
      {...handlers}
    >
      {rows.map(({ key, index }) => {
        const item = items[index];
        return (
          item !== undefined && (
            <FeedRow
              key={key}
              notification={item}
              index={index}
              setSize={total === undefined || total < items.length ? -1 : total}
              today={isFirstOfDay(index) ? today : null}
              isSameCase={isSameCase(index)}
              measure={virtualizer.measureElement}
              onOpen={onOpen}
            />
          )
        );
      })}
    </div>
  );
}
