import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { instant } from '@app/domain/codec';
import { COLLECTIONS, paths } from '@app/domain/paths';
import { codeOf } from '../lib/errors.ts';
import { ABORTED, ALREADY_EXISTS, db, document, FAILED_PRECONDITION, NOT_FOUND } from '../lib/firestore.ts';
import type { FoldStore, ReadState } from './fold-queue.ts';
import { foldWithin, REMEMBERED_MS } from './fold-rates.ts';
import type { FoldPlan, Stream, Told, Unread } from './fold.ts';
import * as z from 'zod/mini';

/** The update times of the stream and of each of its notifications; null: the stream does not exist. */
interface Versions {
  stream: Timestamp | null;
  unread: ReadonlyMap<string, Timestamp>;
}

const storedStream = z.object({ recent: z.array(instant) });
const storedUnread = z.object({
  user_id: z.string(),
  created_at: instant,
  params: z.object({
    count: z.optional(z.number()),
    since: z.optional(z.string()),
    apart: z.optional(z.string()),
  }),
});

const streamPath = ({ id }: Stream) =>
  paths.notificationStream(createHash('sha256').update(id).digest('hex'));

/** Another commit was first, or the receiver has read it. */
const OVERTAKEN = new Set<unknown>([ALREADY_EXISTS, FAILED_PRECONDITION, ABORTED, NOT_FOUND]);

/** One query for all receivers of a stream: their unread notifications of its kind that may still be extended. */
async function unreadOf({ kind, uid }: Stream, since: Date): Promise<DocumentSnapshot[]> {
  const ofKind = db().collection(COLLECTIONS.notifications).where('kind', '==', kind);
  const found = await (uid === null ? ofKind : ofKind.where('user_id', '==', uid))
    .where('is_read', '==', false)
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .select('user_id', 'created_at', 'params')
    .get();
  return found.docs;
}

function toUnread(found: DocumentSnapshot): Unread {
  const { user_id, created_at, params } = storedUnread.parse(found.data());
  return {
    id: found.id,
    user_id,
    count: params.count ?? 1,
    isFold: params.count !== undefined,
    since: params.since === undefined ? created_at : new Date(params.since),
    latest: created_at,
    apart: params.apart,
  };
}

async function read(stream: Stream, withUnread: boolean, events: readonly Told[]): Promise<ReadState> {
  const first = Math.min(...events.map(({ at }) => at.getTime()));
  const [found, unread] = await Promise.all([
    document(streamPath(stream)).get(),
    withUnread ? unreadOf(stream, new Date(first - foldWithin(stream.kind))) : null,
  ]);
  const versions: Versions = {
    stream: found.updateTime ?? null,
    unread: new Map(unread?.flatMap(({ id, updateTime }) => (updateTime ? [[id, updateTime]] : []))),
  };
  return {
    recent: found.exists ? storedStream.parse(found.data()).recent : [],
    unread: unread?.map(toUnread) ?? null,
    versions,
  };
}

async function toldAmong(ids: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await db().getAll(...ids.map((id) => document(paths.toldEvent(id))), { fieldMask: [] });
  return new Set(found.filter(({ exists }) => exists).map(({ id }) => id));
}

async function commit(
  stream: Stream,
  base: ReadState,
  events: readonly Told[],
  { create, change, state }: FoldPlan,
): Promise<ReadState | null> {
  const versions = base.versions as Versions;
  const batch = db().batch();
  const expires_at = new Date(Date.now() + REMEMBERED_MS);
  const target = document(streamPath(stream));
  const fields = { recent: state.recent, expires_at };
  if (versions.stream === null) batch.create(target, fields);
  else batch.update(target, fields, { lastUpdateTime: versions.stream });
  for (const { id, at } of events) batch.create(document(paths.toldEvent(id)), { at, expires_at });
  for (const { id, ...draft } of create) batch.create(document(paths.notification(id)), draft);
  for (const { id, ...news } of change) {
    const lastUpdateTime = versions.unread.get(id);
    batch.update(
      document(paths.notification(id)),
      news,
      lastUpdateTime ? { lastUpdateTime } : { exists: true },
    );
  }
  try {
    const results = await batch.commit();
    const at = (index: number) => results[index]?.writeTime ?? null;
    const written = [...create, ...change].flatMap(({ id }, index) => {
      const time = at(1 + events.length + index);
      return time === null ? [] : [[id, time] as const];
    });
    const next: Versions = { stream: at(0), unread: new Map([...versions.unread, ...written]) };
    return {
      recent: state.recent,
      // Not read, so unknown.
      unread: base.unread === null ? null : state.unread,
      versions: next,
    };
  } catch (error) {
    if (OVERTAKEN.has(codeOf(error))) return null;
    throw error;
  }
}

export const foldStore: FoldStore = {
  read,
  toldAmong,
  commit,
  // Random and longer each time, so that colliding processes do not collide again.
  pause: (attempt) => setTimeout(Math.random() * Math.min(2 ** attempt * 10, 500)),
};
