import { createHash } from 'node:crypto';
import {
  isFolded,
  isMailedAtOnce,
  isMutable,
  type FoldedKind,
  type MutableKind,
  type Notification,
  type NotificationKind,
} from '@app/domain/notification';
import type { Role } from '@app/domain/roles';
import type { SourceEvent } from '../lib/event.ts';
import type { Stream, Told } from './fold.ts';
import { textOf } from './thai-texts.ts';
import { isUrgent } from './urgent.ts';

/** A notification before its receivers are resolved to accounts. */
export interface Notice {
  kind: NotificationKind;
  params: Notification['params'];
  /** In which capacity the person is notified; the text and the page differ. */
  receiver: Role;
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
  except?: string | undefined;
  /**
   * The account behind the event, where one can cause any number (the customer of a case, a partner): they are folded apart from those of
   * other accounts, and so are the mails counted that cannot wait.
   */
  account?: string;
}

export interface NoticeStore {
  /** The uids of all admins who are not locked out. */
  adminIds(): Promise<string[]>;
  /** Does the account exist, and is it not locked out? */
  canBeTold(uid: string): Promise<boolean>;
  /** Is the account's work as a partner suspended? */
  isSuspended(uid: string): Promise<boolean>;
  /** Those of these accounts that have muted the kind. */
  mutedAmong(uids: readonly string[], kind: MutableKind): Promise<ReadonlySet<string>>;
  /** Idempotent: creates each document; one that exists is not changed, read or unread. */
  create(drafts: Notification[]): Promise<void>;
  /** Sends an e-mail with each of them whose receiver wants one and has not had too many today. Idempotent. */
  mailAtOnce(drafts: Notification[], customer?: string): Promise<void>;
  /** Notifies the receivers of a stream of an event, once; folds events that are too frequent (decision 115). */
  fold(stream: Stream, told: Told): Promise<void>;
}

/** Admins per stream, who are notified in one commit. */
const ADMINS_TOGETHER = 400;

/**
 * The id of one receiver's notification of one event by one function, so that a second delivery writes the same document.
 * It includes the function's name: two functions on one document get the same event id (firebase-functions#387).
 */
export function notificationId(fn: string, eventId: string, recipient: string): string {
  return createHash('sha256').update(`${fn}:${eventId}:${recipient}`).digest('hex');
}

/**
 * Notifies all receivers in parallel. A receiver of two notices of one event (an admin who is also the case's customer)
 * gets the first one only. A muted kind is not sent; for kinds that cannot be muted (decision 074) the preferences are
 * not read.
 * @returns the number of receivers
 */
export async function tell(
  store: NoticeStore,
  source: NoticeSource,
  notices: readonly Notice[],
): Promise<number> {
  const concerned = notices.filter(({ to }) => to === 'admins' || to.uid !== source.except);
  const found = concerned.some(({ to }) => to === 'admins') ? store.adminIds() : Promise.resolve([]);
  const [admins, silent] = await Promise.all([
    found,
    Promise.all(concerned.map((notice) => notToTell(store, notice, found))),
  ]);
  const told = new Set<string>();
  const writes = concerned.map((notice, index) => {
    const drafts = new Map<string, Notification>();
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
  drafts: Notification[],
  admins: readonly string[],
): Promise<void> {
  if (drafts.length === 0) return;
  await (isFolded(kind, receiver)
    ? fold(store, source, { kind, receiver, to }, drafts, admins)
    : store.create(drafts));
  // After the notification, which must not depend on it; a retry of the event sends what is missing.
  if (isMailedAtOnce(kind)) await store.mailAtOnce(drafts, source.account);
}

async function fold(
  store: NoticeStore,
  source: NoticeSource,
  { kind, receiver, to }: Pick<Notice, 'receiver' | 'to'> & { kind: FoldedKind },
  drafts: Notification[],
  admins: readonly string[],
): Promise<void> {
  const tellStream = async (name: string, uid: string | null, some: Notification[]) => {
    if (some.length === 0) return;
    const apart = apartFrom(source, some);
    const id = `${kind}:${receiver}:${name}${apart ?? ''}`;
    const told = { id: notificationId(source.fn, source.eventId, id), at: source.at, drafts: some };
    await store.fold({ id, kind, receiver, uid, apart }, told);
  };
  if (to !== 'admins') {
    await tellStream(to.uid, to.uid, drafts);
    return;
  }
  // By the position among all admins: it must not depend on who has muted the kind or caused the event.
  const places = new Map([...admins].sort().map((uid, place) => [uid, Math.floor(place / ADMINS_TOGETHER)]));
  const parts = Array.from({ length: Math.ceil(admins.length / ADMINS_TOGETHER) }, (_, part) =>
    drafts.filter(({ user_id }) => places.get(user_id) === part),
  );
  await Promise.all(parts.map((some, part) => tellStream(`admins ${part}`, null, some)));
}

/** What is added to a stream's name: what one account causes, and what cannot wait, must not fold the alerts of others. */
function apartFrom({ account }: NoticeSource, [draft]: readonly Notification[]): string | undefined {
  if (account === undefined || draft === undefined) return undefined;
  return `:${isUrgent(draft) ? 'urgent ' : ''}of ${account}`;
}

/** The notice's receivers who have muted it, who may not know it, or whose account is gone. Admins are one request, however many there are. */
async function notToTell(
  store: NoticeStore,
  { kind, to, receiver, params }: Notice,
  admins: Promise<readonly string[]>,
): Promise<ReadonlySet<string>> {
  if (to === 'admins') return isMutable(kind) ? store.mutedAmong(await admins, kind) : new Set();
  // A suspended partner cannot read its cases, and is notified of them only when one is given to another partner.
  const isOfItsCase = receiver === 'partner' && 'case_id' in params && kind !== 'case_unassigned';
  const [isThere, isMuted, isSuspended] = await Promise.all([
    store.canBeTold(to.uid),
    isMutable(kind) && store.mutedAmong([to.uid], kind),
    isOfItsCase && store.isSuspended(to.uid),
  ]);
  return new Set(isThere && !(isMuted && isMuted.has(to.uid)) && !isSuspended ? [] : [to.uid]);
}

function draft(source: NoticeSource, notice: Notice, recipient: string): Notification {
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
