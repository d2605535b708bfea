import type { Notification } from '@app/domain/notification';

/**
 * The live newest notifications and those known from before, as one list without gaps, newest first.
 *
 * A notification that was live and is no longer has either been pushed out by newer ones and stays, or is gone (for the
 * unread: read) and goes. Of one that is as old as the last live one neither can be told; it stays.
 * @param known what the list held before, newest first; older pages included
 * @param live the newest ones now; all there are when they are fewer than `window`
 * @param window how many are live at most
 * @returns `isWhole` false when more came at once than the window holds: what lies between is not known, so the list
 *   begins anew
 */
export function joinFeed(
  known: readonly Notification[],
  live: readonly Notification[],
  window: number,
): { items: Notification[]; isWhole: boolean } {
  const last = live.at(-1);
  if (last === undefined || live.length < window) return { items: [...live], isWhole: true };
  const ids = new Set(live.map(({ id }) => id));
  const isWhole = known.length === 0 || known.some(({ id }) => ids.has(id));
  const older = isWhole
    ? known.filter(({ id, created_at }) => !ids.has(id) && created_at <= last.created_at)
    : [];
  return { items: [...live, ...older], isWhole };
}

/** A further page behind what is known; what is there already is not there twice. */
export function appendPage(known: readonly Notification[], page: readonly Notification[]): Notification[] {
  const ids = new Set(known.map(({ id }) => id));
  return [...known, ...page.filter(({ id }) => !ids.has(id))];
}

/**
 * Brings up to date what was fetched a while ago: what was read since, in this browser (`marks`) or, within the reach of
 * the live unread ones, anywhere.
 * @param unread the newest unread ones, live; undefined while they are not known
 * @param window how many of them are live at most
 */
export function withReadMarks(
  items: readonly Notification[],
  marks: ReadonlySet<string>,
  unread: readonly Notification[] | undefined,
  window: number,
): Notification[] {
  const open = unread && new Set(unread.map(({ id }) => id));
  const last = unread !== undefined && unread.length >= window ? unread.at(-1) : undefined;
  const isRead = ({ id, created_at }: Notification) =>
    marks.has(id) ||
    (open !== undefined && !open.has(id) && (last === undefined || created_at > last.created_at));
  return items.map((item) => (item.is_read || !isRead(item) ? item : { ...item, is_read: true }));
}
