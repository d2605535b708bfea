import { DROPDOWN_LENGTH } from '@app/domain/notification';
import type { Notification } from './notification';

/** A feed is followed in two parts, so that no notification is in two live queries (decision 080). */
export const PARTS = ['read', 'unread'] as const;
export type Part = (typeof PARTS)[number];
/** The newest of each part, live. */
export interface LiveParts extends Readonly<Record<Part, readonly Notification[]>> {
  /** Whether older ones than these may be there. */
  isFull: Readonly<Record<Part, boolean>>;
}
/** A page of the feed. */
export const FEED_LENGTH = 25;
/**
 * How many of each part are live: the bell shows the newest five of both, and counts the unread itself as long as all of
 * them are live; how many there are beyond, the server counts.
 */
export const WINDOWS: Readonly<Record<Part, number>> = { read: DROPDOWN_LENGTH, unread: FEED_LENGTH };
/** The whole feed, or what is unread of it. */
export type FeedFilter = 'all' | 'unread';

/** What is known of a feed: what is live, what was, and the older pages. */
export interface KnownFeed {
  /** Newest first. */
  items: readonly Notification[];
  /** Down to here a part is known without a gap; null: as far as it is live. */
  ends: Readonly<Record<Part, Notification | null>>;
  /** Nothing of the part is older than its end. */
  isLast: Readonly<Record<Part, boolean>>;
}

export const NOTHING_KNOWN: KnownFeed = {
  items: [],
  ends: { read: null, unread: null },
  isLast: { read: false, unread: false },
};

/** Merges lists, newest first, in Firestore's order; for an item in several lists the last one wins. */
export function joinNewest(...lists: (readonly Notification[])[]): Notification[] {
  const byId = new Map(lists.flat().map((item) => [item.id, item]));
  return [...byId.values()].sort(
    (a, b) => b.created_at.getTime() - a.created_at.getTime() || (a.id < b.id ? 1 : -1),
  );
}

/**
 * Merges the live windows into the cached feed. A cached item in the range of both windows but in neither has been
 * deleted; one in the range of the unread window alone has been read; items pushed out of the windows stay.
 * @returns `isWhole` false when there may be a gap between the live items and the cached ones: the feed then restarts
 *   from the live items, or from the last item above the gap
 */
export function withLive(known: KnownFeed, live: LiveParts): { known: KnownFeed; isWhole: boolean } {
  const isFull = (part: Part) => live.isFull[part];
  const ids = new Set(known.items.map(({ id }) => id));
  const joins = (part: Part) => !isFull(part) || live[part].some(({ id }) => ids.has(id));
  if (known.items.length > 0 && !PARTS.every(joins))
    return { known: withLive(NOTHING_KNOWN, live).known, isWhole: false };

  const isWithin = (part: Part, { created_at }: Notification) => {
    const last = live[part].at(-1);
    return !isFull(part) || last === undefined || created_at > last.created_at;
  };
  const before = known.items.flatMap((item) => {
    if (!isWithin('unread', item)) return [item];
    return isWithin('read', item) ? [] : [{ ...item, is_read: true }];
  });
  const items = joinNewest(before, live.unread, live.read);
  const endOf = (part: Part) => (isFull(part) ? (known.ends[part] ?? live[part].at(-1) ?? null) : null);
  const ends = { read: endOf('read'), unread: endOf('unread') };

  // Unread ones beyond all that are known are read by now: they are missing among the older read ones.
  const hidUnread = known.ends.unread !== null && !known.isLast.unread;
  if (hidUnread && !isFull('unread')) {
    const end = endOfShown(known, 'all');
    const kept = items.filter(({ created_at }) => end === null || created_at >= end.created_at);
    return {
      known: {
        items: joinNewest(kept, live.read),
        ends: { read: ends.read && (kept.at(-1) ?? ends.read), unread: null },
        isLast: NOTHING_KNOWN.isLast,
      },
      isWhole: false,
    };
  }
  return { known: { items, ends, isLast: known.isLast }, isWhole: true };
}

/** A further page of a part, behind its end; what is there already is not there twice. */
export function withPage(
  known: KnownFeed,
  part: Part,
  page: { items: readonly Notification[]; isLast: boolean },
): KnownFeed {
  return {
    items: joinNewest(page.items, known.items),
    ends: { ...known.ends, [part]: page.items.at(-1) ?? known.ends[part] },
    isLast: { ...known.isLast, [part]: page.isLast },
  };
}

/** Parts of a filter whose next page is wanted: nothing older can be shown without. None: all of it is known. */
export function nextParts(known: KnownFeed, filter: FeedFilter): Part[] {
  const end = endOfShown(known, filter)?.created_at.getTime();
  return openParts(known, filter).filter((part) => known.ends[part]?.created_at.getTime() === end);
}

/** Parts of which older ones may be there. */
function openParts({ ends, isLast }: KnownFeed, filter: FeedFilter): Part[] {
  return PARTS.filter(
    (part) => ends[part] !== null && !isLast[part] && (filter === 'all' || part === 'unread'),
  );
}

/** Down to here there is no gap; null: there is none at all. */
function endOfShown(known: KnownFeed, filter: FeedFilter): Notification | null {
  const ends = openParts(known, filter).map((part) => known.ends[part]);
  return ends.reduce(
    (a, b) => (a !== null && b !== null && a.created_at < b.created_at ? b : a),
    ends[0] ?? null,
  );
}

/**
 * What can be shown of a filter without leaving a gap, newest first.
 * @param marks what was marked read in this browser and is too old to be live
 */
export function shownOf(
  known: KnownFeed,
  filter: FeedFilter,
  marks: ReadonlySet<string>,
): readonly Notification[] {
  const end = endOfShown(known, filter);
  return known.items
    .filter(({ created_at }) => end === null || created_at >= end.created_at)
    .map((item) => (item.is_read || !marks.has(item.id) ? item : { ...item, is_read: true }))
    .filter(({ is_read }) => filter === 'all' || !is_read);
}
