import type { NotificationDraft, NoticeStore } from '../notification/notice.ts';

/** The collection `notifications` in memory, with `create` as Firestore has it: the first write stays. */
export function fakeNotices(admins: string[] = ['admin-1', 'admin-2']) {
  const stored = new Map<string, NotificationDraft>();
  const store: NoticeStore & { exists(ids: string[]): Promise<boolean[]> } = {
    adminIds: async () => admins,
    async create(drafts) {
      // As with real requests, others get their turn in between.
      await Promise.resolve();
      for (const draft of drafts) if (!stored.has(draft.id)) stored.set(draft.id, draft);
    },
    exists: async (ids) => ids.map((id) => stored.has(id)),
  };
  /** Who was told what, in an order of its own. */
  const told = () =>
    [...stored.values()].map(({ user_id, kind, link_to }) => `${user_id} ${kind} ${link_to ?? ''}`).sort();
  return { store, stored, told };
}
