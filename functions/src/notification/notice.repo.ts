import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { COLLECTIONS, paths } from '@app/domain/paths';
import type { MutableKind, Notification } from '@app/domain/notification';
import type { PartnerStatus } from '@app/domain/partner';
import { ALREADY_EXISTS, db, document } from '../lib/firestore.ts';
import { codeOf } from '../lib/errors.ts';
import { mailAtOnce } from '../mail/mail.repo.ts';
import { FoldQueue } from './fold-queue.ts';
import { foldStore } from './fold.repo.ts';
import { tell, type Notice, type NoticeSource, type NoticeStore } from './notice.ts';

/** Documents per commit. */
const BATCH = 500;

/**
 * In batches: a thousand admins are notified in two commits, and a listener is called once for each commit. A batch that
 * contains an existing notification is retried one document at a time.
 */
async function create(drafts: Notification[]): Promise<void> {
  const batches = Array.from({ length: Math.ceil(drafts.length / BATCH) }, (_, index) =>
    drafts.slice(index * BATCH, (index + 1) * BATCH),
  );
  await Promise.all(
    batches.map(async (batch) => {
      try {
        await createTogether(batch);
      } catch (error) {
        if (codeOf(error) !== ALREADY_EXISTS) throw error;
        await createEach(batch);
      }
    }),
  );
}

async function createTogether(drafts: Notification[]): Promise<void> {
  const batch = db().batch();
  for (const { id, ...fields } of drafts) batch.create(document(paths.notification(id)), fields);
  await batch.commit();
}

async function createEach(drafts: Notification[]): Promise<void> {
  const writer = db().bulkWriter();
  const writes = drafts.map(({ id, ...fields }) =>
    writer.create(document(paths.notification(id)), fields).catch(unlessThere),
  );
  // `close` never fails for a single write: each write's own promise says how it went.
  await Promise.all([...writes, writer.close()]);
}

/** Ignores that the notification exists already. */
function unlessThere(error: unknown): void {
  if (codeOf(error) !== ALREADY_EXISTS) throw error;
}

async function adminIds(): Promise<string[]> {
  const admins = await db()
    .collection(COLLECTIONS.profiles)
    .where('role', '==', 'admin')
    .select('disabled')
    .get();
  return admins.docs.filter((profile) => profile.get('disabled') !== true).map(({ id }) => id);
}

/** A deleted account's documents are locked as well (`endAccount`). */
async function canBeTold(uid: string): Promise<boolean> {
  const profile = await document(paths.profile(uid)).get();
  return profile.exists && profile.get('disabled') !== true;
}

async function isSuspended(uid: string): Promise<boolean> {
  return (await document(paths.partner(uid)).get()).get('status') === ('Suspended' satisfies PartnerStatus);
}

/** One request, for these accounts alone: a query for the kind would find the preferences of any account that lists it. */
async function mutedAmong(uids: readonly string[], kind: MutableKind): Promise<ReadonlySet<string>> {
  if (uids.length === 0) return new Set();
  const found = await db().getAll(...uids.map((uid) => document(paths.preferences(uid))), {
    fieldMask: ['muted_kinds'],
  });
  return new Set(found.filter((one) => lists(one, kind)).map(({ id }) => id));
}

function lists(preferences: DocumentSnapshot, kind: MutableKind): boolean {
  const muted: unknown = preferences.get('muted_kinds');
  return Array.isArray(muted) && muted.includes(kind);
}

/** One for this process: concurrent events share a commit. */
const queue = new FoldQueue(foldStore);

export const noticeStore: NoticeStore = {
  adminIds,
  canBeTold,
  isSuspended,
  mutedAmong,
  create,
  mailAtOnce,
  fold: (stream, told) => queue.add(stream, told),
};

/** {@link tell} with the real store. */
export function tellReceivers(source: NoticeSource, notices: readonly Notice[]): Promise<number> {
  return tell(noticeStore, source, notices);
}

/** @returns for each id whether it exists, in the order of `ids` */
export async function notificationsExist(ids: string[]): Promise<boolean[]> {
  if (ids.length === 0) return [];
  const found = await db().getAll(...ids.map((id) => document(paths.notification(id))), {
    fieldMask: ['kind'],
  });
  return found.map(({ exists }) => exists);
}
