import type { MutableKind, Notification } from '@app/domain/notification';
import { FoldQueue } from '../notification/fold-queue.ts';
import { fakeFolds } from './fake-folds.ts';
import type { NoticeStore } from '../notification/notice.ts';

/**
 * The collection `notifications` in memory, with `create` as in Firestore: the first write stays.
 * @param muted the muted kinds by account
 * @param gone accounts that are locked or deleted
 * @param suspended partners
 */
export function fakeNotices(
  admins: string[] = ['admin-1', 'admin-2'],
  muted: Readonly<Record<string, readonly MutableKind[]>> = {},
  gone: readonly string[] = [],
  suspended: readonly string[] = [],
) {
  const stored = new Map<string, Notification>();
  /** The ids of notifications that were handed over to be mailed at once. */
  const mailed = new Set<string>();
  /** The reads of preferences. */
  const questions: string[] = [];
  const queue = new FoldQueue(fakeFolds(stored));
  const store: NoticeStore & { exists(ids: string[]): Promise<boolean[]> } = {
    adminIds: async () => admins,
    canBeTold: async (uid) => !gone.includes(uid),
    isSuspended: async (uid) => suspended.includes(uid),
    mutedAmong: async (uids, kind) => {
      questions.push(`who of ${uids.length === 1 ? uids[0] : uids.length} has muted ${kind}`);
      return new Set(uids.filter((uid) => muted[uid]?.includes(kind)));
    },
    async create(drafts) {
      // As with real requests, other calls interleave here.
      await Promise.resolve();
      for (const draft of drafts) if (!stored.has(draft.id)) stored.set(draft.id, draft);
    },
    async mailAtOnce(drafts) {
      for (const { id } of drafts) mailed.add(id);
    },
    fold: (stream, told) => queue.add(stream, told),
    exists: async (ids) => ids.map((id) => stored.has(id)),
  };
  /** Role, kind and link of every notification, sorted. */
  const told = () =>
    [...stored.values()].map(({ user_id, kind, link_to }) => `${user_id} ${kind} ${link_to ?? ''}`).sort();
  return { store, stored, told, questions, mailed };
}
