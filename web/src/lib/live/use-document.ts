import { hashKey } from '@tanstack/react-query';
import {
  collection,
  doc,
  query,
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
  type QuerySnapshot,
} from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore, useFirestoreCollection, useFirestoreDoc } from 'reactfire';
import type { Live } from './connection.ts';
import { decode, isDocPath, type QuerySource, type Schema } from './live-sources.ts';
import { useConnection } from './use-connection.ts';
import { feedOf } from './reactfire-firestore.ts';

/** Named where nothing is asked for, since a hook cannot be left out; it is never listened to. */
const NOWHERE = 'nowhere';
/** A refused query is a state of its panel; nothing is suspended and nothing thrown. */
const OPTIONS = { suspense: false };

/**
 * One document, live, read by reactfire; null while there is none. A document out of the reader's sight fails with `denied`.
 * @param path null: none is asked for (stays `loading`)
 * @param visit a new value retries a refused subscription
 */
export function useDocument<T>(path: string | null, schema: Schema<T>, visit?: string): Live<T | null> {
  const firestore = useFirestore();
  const isAsked = path !== null && isDocPath(path);
  const target = doc(firestore, isAsked ? path : `${NOWHERE}/${NOWHERE}`);
  const { data: snapshot } = useFirestoreDoc(target, OPTIONS);
  const live = useFeed(target, isAsked, { visit });
  const data = useMemo(
    () => (snapshot as DocumentSnapshot | undefined) && decode(snapshot, schema),
    [snapshot, schema],
  );
  if (path !== null && !isAsked)
    return { status: 'ready', data: null, problem: undefined, retry: live.retry };
  return withData(live, data);
}

/** A small query, live, read by reactfire. null: none is asked for (stays `loading`) */
export function useDocuments<T>(source: QuerySource<T> | null): Live<T> {
  const firestore = useFirestore();
  const id = hashKey(source?.key ?? []);
  const { target, read } = useMemo(
    () => ({
      target: source?.query(firestore) ?? query(collection(firestore, NOWHERE)),
      read: source?.read,
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- the key identifies a source; its functions change at each render
    [firestore, id],
  );
  const { data: snapshot } = useFirestoreCollection(target, OPTIONS);
  const live = useFeed(target, source !== null, { linger: source?.linger });
  const data = useMemo(() => (snapshot as QuerySnapshot | undefined) && read?.(snapshot), [snapshot, read]);
  return withData(live, data);
}

/** Whether the target's listener has answered; it is open while this hook is in use. */
function useFeed(
  target: DocumentReference | Query,
  isAsked: boolean,
  { linger, visit }: { linger?: number | undefined; visit?: string | undefined },
): Live<true> {
  return useConnection((isAsked && feedOf(target)) || null, linger, visit);
}

function withData<T>(live: Live<true>, data: T | undefined): Live<T> {
  if (live.status !== 'ready') return live;
  const { retry } = live;
  // Until React has drawn what reactfire was given.
  if (data === undefined) return { status: 'loading', data: undefined, problem: undefined, retry };
  return { status: 'ready', data, problem: undefined, retry };
}
