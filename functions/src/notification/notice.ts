import { createHash } from 'node:crypto';
import type { Notification, NotificationKind } from '@app/domain/notification';
import { isMutable, type MutableKind } from '@app/domain/preferences';
import type { SourceEvent } from '../lib/event.ts';
import { isFolded } from './fold-rates.ts';
import type { Stream, Told } from './fold.ts';
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

/** The event that receivers are notified of. */
export interface NoticeSource extends SourceEvent {
  /** The function's name, part of the notification's id. */
  fn: string;
  /** The uid of the person who caused it and gets no notification. */
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
  /** Tells the receivers of a stream of an event, once; folds what comes too often (decision 115). */
  fold(stream: Stream, told: Told): Promise<void>;
}

/** So many admins are told in one commit, and read as one stream. */
const ADMINS_TOGETHER = 400;

/**
 * The id of what one receiver is told of one event by one function, so that a second delivery writes the same document.
 * The function's name belongs to it: two functions on one document are given the same event id (firebase-functions#387).
 */
export function notificationId(fn: string, eventId: string, recipient: string): string {
  return createHash('sha256').update(`${fn}:${eventId}:${recipient}`).digest('hex');
}

/**
 * Tells each receiver, all at the same time. Who would be told twice of one event (an admin who is also the case's
 * customer) is told once, as the first of the notices has it. Who has muted a kind is not told of it; what may not be
 * muted (decision 074) is told without asking.
 * @returns how many receivers there were
 */
export async function tell(
  store: NoticeStore,
  source: NoticeSource,
  notices: readonly Notice[],
): Promise<number> {
  const concerned = notices.filter(({ to }) => to === 'admins' || to.uid !== source.except);
  const [admins, silent] = await Promise.all([
    concerned.some(({ to }) => to === 'admins') ? store.adminIds() : [],
    Promise.all(concerned.map((notice) => mutedOf(store, notice))),
  ]);
  const told = new Set<string>();
  const writes = concerned.map((notice, index) => {
    const drafts = new Map<string, NotificationDraft>();
    for (const recipient of notice.to === 'admins' ? [...admins].sort() : [notice.to.uid]) {
      if (recipient === source.except || told.has(recipient)) continue;
      if (silent[index]?.has(recipient) === true) continue;
      told.add(recipient);
      drafts.set(recipient, draft(source, notice, recipient));
    }
    return write(store, source, notice, [...drafts.values()], admins);
  });
  await Promise.all(writes);
  return told.size;
}

async function write(
  store: NoticeStore,
  source: NoticeSource,
  { kind, receiver, to }: Notice,
  drafts: NotificationDraft[],
  admins: readonly string[],
): Promise<void> {
  if (drafts.length === 0) return;
  if (!isFolded(kind)) return store.create(drafts);
  const tellStream = async (name: string, uid: string | null, some: NotificationDraft[]) => {
    if (some.length === 0) return;
    const id = `${kind}:${receiver}:${name}`;
    const told = { id: notificationId(source.fn, source.eventId, id), at: source.at, drafts: some };
    await store.fold({ id, kind, receiver, uid }, told);
  };
  if (to !== 'admins') {
    await tellStream(to.uid, to.uid, drafts);
    return;
  }
  // By the place among all admins: it must not depend on who has muted the kind or wrote this.
  const places = new Map([...admins].sort().map((uid, place) => [uid, Math.floor(place / ADMINS_TOGETHER)]));
  const parts = Array.from({ length: Math.ceil(admins.length / ADMINS_TOGETHER) }, (_, part) =>
    drafts.filter(({ user_id }) => places.get(user_id) === part),
  );
  await Promise.all(parts.map((some, part) => tellStream(`admins ${part}`, null, some)));
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

function draft(source: NoticeSource, notice: Notice, recipient: string): NotificationDraft {
  return {
    id: notificationId(source.fn, source.eventId, recipient),
    user_id: recipient,
    ...textOf(notice),
    is_read: false,
    created_at: source.at,
    link_to: notice.link_to,
    kind: notice.kind,
    params: notice.params,
  };
}
