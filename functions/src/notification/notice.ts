import { createHash } from 'node:crypto';
import type { Notification, NotificationKind } from '@app/domain/notification';
import { isMutable, type MutableKind } from '@app/domain/preferences';
import { textOf } from './notice-texts.ts';

/** In which of its capacities a person is told; the text and the page differ. */
export type Receiver = 'admin' | 'partner' | 'customer';

/** Something to be told, before it is known to whom in person. */
export interface Notice {
  kind: NotificationKind;
  params: Notification['params'];
  receiver: Receiver;
  /** One account, or every admin. */
  to: { uid: string } | 'admins';
  /** A page of this site, from `pages` of the domain. */
  link_to: string;
}

/** The event that is told of. */
export interface Cause {
  fn: string;
  /** The same for every delivery of the event. */
  eventId: string;
  /** When it happened, by the server's clock. */
  at: Date;
  /** Who brought it about and need not be told. */
  except?: string;
}

/** A document of `notifications`, with the id under which it is created. */
export type NotificationDraft = Notification;

export interface NoticeStore {
  /** The uids of all admins who are not locked out. */
  adminIds(): Promise<string[]>;
  /** Is there such an account, and is it not locked out? */
  canBeTold(uid: string): Promise<boolean>;
  /** Does this account wish not to be told of such things? */
  hasMuted(uid: string, kind: MutableKind): Promise<boolean>;
  /** Everybody who wishes so. */
  mutedBy(kind: MutableKind): Promise<ReadonlySet<string>>;
  /** Creates each document; one that is there already is left alone, read or unread. */
  create(drafts: NotificationDraft[]): Promise<void>;
}

/**
 * The id of what one receiver is told of one event by one function, so that a second delivery writes the same document.
 * The function's name belongs to it: two functions on one document are given the same event id (firebase-functions#387).
 */
export function notificationId(fn: string, eventId: string, recipient: string): string {
  return createHash('sha256').update(`${fn}:${eventId}:${recipient}`).digest('hex');
}

/**
 * Writes one notification for each receiver, all in one go. Who would be told twice of one event (an admin who is also
 * the case's customer) is told once, as the first of the notices has it. Who has muted a kind is not told of it; what may
 * not be muted (decision 074) is told without asking.
 * @returns how many receivers there were
 */
export async function tell(store: NoticeStore, cause: Cause, notices: readonly Notice[]): Promise<number> {
  const concerned = notices.filter(({ to }) => to === 'admins' || to.uid !== cause.except);
  const [admins, silent] = await Promise.all([
    concerned.some(({ to }) => to === 'admins') ? store.adminIds() : [],
    Promise.all(concerned.map((notice) => mutedOf(store, notice))),
  ]);
  const drafts = new Map<string, NotificationDraft>();
  concerned.forEach((notice, index) => {
    for (const recipient of notice.to === 'admins' ? admins : [notice.to.uid]) {
      if (recipient === cause.except || drafts.has(recipient)) continue;
      if (silent[index]?.has(recipient) !== true) drafts.set(recipient, draft(cause, notice, recipient));
    }
  });
  if (drafts.size > 0) await store.create([...drafts.values()]);
  return drafts.size;
}

/** Those among a notice's receivers who do without it, or are no longer there: one question, however many there are. */
async function mutedOf(store: NoticeStore, { kind, to }: Notice): Promise<ReadonlySet<string>> {
  if (to === 'admins') return isMutable(kind) ? store.mutedBy(kind) : new Set();
  const [isThere, isMuted] = await Promise.all([
    store.canBeTold(to.uid),
    isMutable(kind) && store.hasMuted(to.uid, kind),
  ]);
  return new Set(isThere && !isMuted ? [] : [to.uid]);
}

function draft(cause: Cause, notice: Notice, recipient: string): NotificationDraft {
  return {
    id: notificationId(cause.fn, cause.eventId, recipient),
    user_id: recipient,
    ...textOf(notice),
    is_read: false,
    created_at: cause.at,
    link_to: notice.link_to,
    kind: notice.kind,
    params: notice.params,
  };
}
