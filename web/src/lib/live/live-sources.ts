import {
  collection,
  doc,
  limit,
  orderBy,
  query,
  where,
  type DocumentReference,
  type Firestore,
  type OrderByDirection,
  type Query,
  type WhereFilterOp,
} from 'firebase/firestore';
import { db } from '../firebase/firestore.ts';
import type { LiveSource } from './live.ts';
import { withEarly } from './early-answers.ts';
import { listen } from './restorable-listener.ts';
import { pathOf, snapshotOf, type Snapshot } from './rest-snapshots.ts';

/** A schema of the domain: `id` and the document's fields in, an entity out. */
export interface Schema<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false; error: { message: string } };
}

/** @returns the entity, or null for a document that is missing or not what the domain calls valid (reported once). */
export function decode<T>(snapshot: Snapshot, schema: Schema<T>): T | null {
  if (!snapshot.exists()) return null;
  // A write of our own shows at once, with the server's time estimated.
  const result = schema.safeParse({ ...snapshot.data({ serverTimestamps: 'estimate' }), id: snapshot.id });
  if (result.success) return result.data;
  reportOnce(`${snapshot.ref.path}: ${result.error.message}`);
  return null;
}

const reported = new Set<string>();
function reportOnce(what: string): void {
  if (reported.has(what)) return;
  reported.add(what);
  reportError(new Error(`Document left out: ${what}`));
}

/*
 * Without network Firestore answers from its memory: "none" then means "not known". A source tells of what is missing
 * only once the server has said so; until then a screen goes on loading. `includeMetadataChanges` brings that word even
 * where it changes no document.
 */
export const WITH_SERVERS_WORD = { includeMetadataChanges: true } as const;

/** Listens to a document; `next` gets only what the server has answered or what has changed. @returns unsubscribe */
export function listenToDoc(
  target: DocumentReference,
  next: (snapshot: Snapshot) => void,
  fail: (error: unknown) => void,
): () => void {
  let last: string | undefined;
  const deliver = (snapshot: Snapshot) => {
    const text = JSON.stringify(snapshot.data({ serverTimestamps: 'estimate' }) ?? null);
    if (text === last) return;
    last = text;
    next(snapshot);
  };
  return withEarly(
    target.path,
    { deliver: ([document]) => deliver(snapshotOf(target.path, document)), fail },
    (over, failed) =>
      listen(
        target,
        WITH_SERVERS_WORD,
        (snapshot) => {
          if (!snapshot.exists() && snapshot.metadata.fromCache) return;
          over();
          deliver(snapshot);
        },
        failed,
      ),
  );
}

/** {@link listenToDoc} for a query. @param earlyKey the key of a page that may have been requested before (decision 218) */
export function listenToQuery(
  target: Query,
  next: (answer: QueryAnswer) => void,
  fail: (error: unknown) => void,
  earlyKey = '',
): () => void {
  // Number of documents; undefined before the server has answered. A listener that was opened again (`restorable-listener.ts`) reports no
  // change where nothing is left.
  let delivered: number | undefined;
  return withEarly(
    earlyKey,
    { deliver: (documents) => next({ docs: documents.map((each) => snapshotOf(pathOf(each), each)) }), fail },
    (over, failed) =>
      listen(
        target,
        WITH_SERVERS_WORD,
        (snapshot) => {
          const { docs, metadata } = snapshot;
          const isSame = docs.length === delivered || metadata.fromCache;
          if (delivered === undefined ? metadata.fromCache : isSame && snapshot.docChanges().length === 0)
            return;
          delivered = docs.length;
          over();
          next(snapshot);
        },
        failed,
      ),
  );
}

/** What is read of the answer to a query. */
export interface QueryAnswer {
  readonly docs: readonly Snapshot[];
}

/** An id from an address may hold what makes another path of it: there is no such document. */
export function isDocPath(path: string): boolean {
  return /^[^/]+(\/[^/]+\/[^/]+)*\/[^/]+$/.test(path);
}

/**
 * Follows one document outside of React; null while there is none. A document out of the reader's sight fails with `denied`.
 * @returns unsubscribe
 */
export function followDoc<T>(
  path: string,
  schema: Schema<T>,
  next: (value: T | null) => void,
  fail: (error: unknown) => void,
): () => void {
  return listenToDoc(doc(db, path), (snapshot) => next(decode(snapshot, schema)), fail);
}

/** A query as a live source, read by `useLive` or, in the portal, by reactfire (`useDocuments`). */
export interface QuerySource<T> extends LiveSource<T> {
  query: (firestore: Firestore) => Query;
  read: (answer: QueryAnswer) => T;
}

/**
 * @param key tells this query from all others: collection, filters, order, limit
 * @param earlyKey see {@link listenToQuery}
 */
export function querySource<T>(
  { key, query, read }: Pick<QuerySource<T>, 'key' | 'query' | 'read'>,
  earlyKey?: string,
): QuerySource<T> {
  return {
    key: ['live', ...key],
    query,
    read,
    open: (next, fail) => listenToQuery(query(db), (answer) => next(read(answer)), fail, earlyKey),
  };
}

/** A query as data. `__name__` is the document's id. */
export interface QuerySpec {
  /** Of the collection. */
  path: string;
  where?: readonly (readonly [field: string, operator: WhereFilterOp, value: unknown])[];
  orderBy?: readonly (readonly [field: string, direction: OrderByDirection])[];
  limit?: number;
}

/** A query, live. Documents that are not valid are left out. What is asked is the key as well: screens that ask the same share it. */
export function liveList<T>(spec: QuerySpec, schema: Schema<T>): QuerySource<T[]> {
  const read = ({ docs }: QueryAnswer) =>
    docs.map((item) => decode(item, schema)).filter((item) => item !== null);
  return querySource({ key: [spec], query: (firestore) => queryOf(firestore, spec), read });
}

function queryOf(firestore: Firestore, spec: QuerySpec): Query {
  return query(
    collection(firestore, spec.path),
    ...(spec.where ?? []).map((filter) => where(...filter)),
    ...(spec.orderBy ?? []).map((order) => orderBy(...order)),
    ...(spec.limit === undefined ? [] : [limit(spec.limit)]),
  );
}

/**
 * The newest documents of a collection, newest first, live.
 * @param length at most so many
 * @param by the field with their time
 */
export function liveNewest<T>(
  path: string,
  schema: Schema<T>,
  length: number,
  by = 'created_at',
): QuerySource<T[]> {
  return liveList({ path, orderBy: [[by, 'desc']], limit: length }, schema);
}
