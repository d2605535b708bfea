import type { Notification } from '@app/domain/notification';
import type { FoldStore } from '../notification/fold-queue.ts';

/** The stored state of streams; several queues may share it, as the processes of a function do. */
export interface FoldMemory {
  streams: Map<string, { recent: Date[]; version: number }>;
  told: Set<string>;
  /** How often each notification was written, to detect that it has changed. */
  versions: Map<string, number>;
}

export function newFoldMemory(): FoldMemory {
  return { streams: new Map(), told: new Set(), versions: new Map() };
}

/** Streams in memory, with atomic commits as in Firestore: they fail if anything has changed since the read. */
export function fakeFolds(
  stored: Map<string, Notification>,
  memory = newFoldMemory(),
  commits: number[] = [],
): FoldStore {
  const versionOf = (id: string) => memory.versions.get(id) ?? 0;
  return {
    async read({ id, kind, uid }, withUnread) {
      await Promise.resolve();
      const unread = [...stored.values()].filter(
        (one) => one.kind === kind && !one.is_read && (uid === null || one.user_id === uid),
      );
      return {
        recent: memory.streams.get(id)?.recent ?? [],
        unread: withUnread
          ? unread.map(({ id: notification, user_id, params, created_at }) => ({
              id: notification,
              user_id,
              count: typeof params.count === 'number' ? params.count : 1,
              isFold: params.count !== undefined,
              since: typeof params.since === 'string' ? new Date(params.since) : created_at,
              latest: created_at,
              apart: typeof params.apart === 'string' ? params.apart : undefined,
            }))
          : null,
        versions: {
          stream: memory.streams.get(id)?.version ?? 0,
          of: new Map(unread.map((one) => [one.id, versionOf(one.id)])),
        },
      };
    },
    async toldAmong(ids) {
      await Promise.resolve();
      return new Set(ids.filter((id) => memory.told.has(id)));
    },
    async commit({ id }, base, events, { create, change, state }) {
      await Promise.resolve();
      const seen = base.versions as { stream: number; of: Map<string, number> };
      const stream = memory.streams.get(id)?.version ?? 0;
      const isAsRead =
        stream === seen.stream &&
        events.every((one) => !memory.told.has(one.id)) &&
        create.every((one) => !stored.has(one.id)) &&
        change.every(
          (one) => seen.of.get(one.id) === versionOf(one.id) && stored.get(one.id)?.is_read === false,
        );
      if (!isAsRead) return null;
      commits.push(events.length);
      memory.streams.set(id, { recent: state.recent, version: stream + 1 });
      for (const one of events) memory.told.add(one.id);
      for (const draft of create) stored.set(draft.id, draft);
      for (const news of change) {
        const before = stored.get(news.id);
        if (before) stored.set(news.id, { ...before, ...news });
        memory.versions.set(news.id, versionOf(news.id) + 1);
      }
      const of = new Map([
        ...seen.of,
        ...[...create, ...change].map((one) => [one.id, versionOf(one.id)] as const),
      ]);
      return {
        recent: state.recent,
        unread: base.unread === null ? null : state.unread,
        versions: { stream: stream + 1, of },
      };
    },
    pause: () => Promise.resolve(),
  };
}
