import type { Role } from '@app/domain/roles';
import type { FoldedKind, Notification } from '@app/domain/notification';
import { pages } from '@app/domain/paths';
import { areTogether, countsFromFirst, foldWithin, paceOf } from './fold-rates.ts';
import { foldedTextOf } from './thai-texts.ts';

/** Receivers who are notified of a kind together: one account, or a part of the admins. */
export interface Stream {
  id: string;
  kind: FoldedKind;
  receiver: Role;
  /** The one account; null for admins. */
  uid: string | null;
  /** What keeps it apart from others of its kind and receiver: its folded notifications name it, and count no other stream's events. */
  apart?: string | undefined;
}

/** One event with the notification that each receiver of a stream would get if it were not folded. */
export interface Told {
  /** The same for every delivery of the event to this stream. */
  id: string;
  at: Date;
  drafts: readonly Notification[];
}

/** A notification of the stream's kind that its receiver has not read. */
export interface Unread {
  id: string;
  user_id: string;
  /** The number of its events. */
  count: number;
  /** Whether it is a folded one, with a count. */
  isFold: boolean;
  /** The times of its first and its last event. */
  since: Date;
  latest: Date;
  /** Of its stream, if that is kept apart. */
  apart?: string | undefined;
}

/** What is known of a stream. */
export interface StreamState {
  /** The times of the last events, at most as many as are not folded. */
  recent: readonly Date[];
  /** Those of the receivers; null: not read. */
  unread: readonly Unread[] | null;
}

/** The writes that the events of a stream require. */
export interface FoldPlan {
  create: Notification[];
  /** Only changed if they are still unread and unchanged. */
  change: Pick<Notification, 'id' | 'title' | 'message' | 'link_to' | 'params' | 'created_at'>[];
  state: { recent: Date[]; unread: Unread[] };
}

/** Are these events too frequent for single notifications? Then the receivers' unread ones are needed. */
export function isTooOften(kind: FoldedKind, recent: readonly Date[], events: readonly Told[]): boolean {
  const times = [...recent];
  return events.some(({ at }) => {
    const tooOften = times.filter((time) => areTogether(kind, time, at)).length >= paceOf(kind);
    times.push(at);
    return tooOften;
  });
}

/** A notification while events are added to it. */
interface Open extends Unread {
  /** null: it is in the database already. */
  draft: Notification | null;
  isChanged: boolean;
}

/**
 * Plans the notifications of a stream's new events: one each at an ordinary pace, a folded one with a count when they are
 * more frequent. A notification that has been read is not changed; the next event begins another.
 * @param state with `unread`, unless {@link isTooOften} is false
 */
export function planFold(
  { kind, receiver, apart }: Stream,
  state: StreamState,
  events: readonly Told[],
): FoldPlan {
  const recent = [...state.recent];
  const single: Notification[] = [];
  const isNear = (one: Date, other: Date) => Math.abs(one.getTime() - other.getTime()) <= foldWithin(kind);
  const open = new Map<string, Open>();
  const usable = (state.unread ?? []).filter(
    (one) => one.apart === apart && (one.isFold || countsFromFirst(kind)),
  );
  const marked = apart === undefined ? {} : { apart };
  for (const one of [...usable].sort((a, b) => a.latest.getTime() - b.latest.getTime()))
    open.set(one.user_id, { ...one, draft: null, isChanged: false });
  const begun: Open[] = [...open.values()];
  const begin = (draft: Notification, isFold: boolean) => {
    const { id, user_id, created_at: at } = draft;
    const one: Open = {
      id,
      user_id,
      count: 1,
      isFold,
      since: at,
      latest: at,
      ...marked,
      draft: isFold
        ? { ...draft, params: { ...draft.params, ...marked, count: 1, since: at.toISOString() } }
        : draft,
      isChanged: false,
    };
    open.set(user_id, one);
    begun.push(one);
  };
  for (const { at, drafts } of [...events].sort((a, b) => a.at.getTime() - b.at.getTime())) {
    const tooOften = recent.filter((time) => areTogether(kind, time, at)).length >= paceOf(kind);
    recent.push(at);
    for (const draft of drafts) {
      const one = open.get(draft.user_id);
      if (!tooOften && !countsFromFirst(kind)) single.push(draft);
      else if (tooOften && one !== undefined && isNear(one.latest, at)) addTo(one, at);
      else begin(draft, tooOften);
    }
  }
  const textAndPage = (one: Open) => ({
    ...foldedTextOf(kind, one),
    link_to: listOf(kind, receiver),
    params: { ...marked, count: one.count, since: one.since.toISOString() },
    created_at: one.latest,
  });
  return {
    create: [
      ...single,
      ...begun.flatMap((one) => {
        if (one.draft === null) return [];
        return [one.count > 1 ? { ...one.draft, ...textAndPage(one) } : one.draft];
      }),
    ],
    change: begun
      .filter(({ draft, isChanged }) => draft === null && isChanged)
      .map((one) => ({ id: one.id, ...textAndPage(one) })),
    state: {
      recent: recent.sort((a, b) => a.getTime() - b.getTime()).slice(-paceOf(kind)),
      unread: [...open.values()].map(({ draft: _draft, isChanged: _isChanged, ...unread }) => unread),
    },
  };
}

function addTo(one: Open, at: Date): void {
  one.count += 1;
  one.isFold = true;
  one.isChanged = true;
  if (at < one.since) one.since = at;
  if (at > one.latest) one.latest = at;
}

const ABOUT_PARTNERS: ReadonlySet<FoldedKind> = new Set([
  'partner_registered',
  'partner_renamed',
  'paper_shown',
]);

/** The list that a folded notification links to. */
export function listOf(kind: FoldedKind, receiver: Role): string {
  if (receiver === 'customer') return pages.customerDashboard;
  if (receiver === 'partner') return pages.partnerDashboard;
  if (kind === 'contact_received') return pages.adminContactMessages;
  return ABOUT_PARTNERS.has(kind) ? pages.adminPartners : pages.adminCases;
}
