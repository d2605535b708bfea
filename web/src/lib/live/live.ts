import { useEffect } from 'react';
import { hashKey, useQuery, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { toProblem, type Problem } from '../firebase/problems.ts';

/** A subscription that keeps delivering its newest value. */
export interface LiveSource<T> {
  /** Query key; screens with an equal key share one subscription. */
  key: QueryKey;
  /** Opens the subscription. @returns how to close it */
  open: (next: (value: T) => void, fail: (error: unknown) => void) => () => void;
  /** Cached values of an earlier visit are not shown: the first value is the server's. */
  isFresh?: true;
  /** How long it stays open without observers, in ms, so that consecutive screens share one read. */
  linger?: number;
}

/** The state of a subscription for a screen. */
export type Live<T> =
  | { status: 'loading'; data: undefined; problem: undefined; retry: () => void }
  | { status: 'ready'; data: T; problem: undefined; retry: () => void }
  | { status: 'failed'; data: undefined; problem: Problem; retry: () => void };

type Snapshot<T> = { data: T; problem?: undefined } | { data?: undefined; problem: Problem };

/**
 * Firestore's listeners fail when a query is closed and reopened at once, as StrictMode and a change of page do
 * (firebase-js-sdk#9267): a connection without observers stays open this long, in ms.
 */
const LINGER = 1_000;
/**
 * How long the last value is cached for a return to the screen, in ms; it is shown until the server has answered again
 * (decision 077). A change of person clears it at once.
 */
const KEPT = 60 * 60_000;

interface Connection {
  users: number;
  close: () => void;
  /** A refused listener is dead: the next observer must reopen it. */
  failed: boolean;
  lingering?: ReturnType<typeof setTimeout> | undefined;
}

/** The open connections of one react-query client: one per key, however many screens observe it. */
class Connections {
  readonly #open = new Map<string, Connection>();

  retain<T>(client: QueryClient, source: LiveSource<T>): () => void {
    const id = hashKey(source.key);
    if (this.#open.get(id)?.failed === true) this.restart(client, source);
    const connection = this.#open.get(id) ?? this.#connect(client, source, id);
    clearTimeout(connection.lingering);
    connection.users += 1;
    return () => {
      connection.users -= 1;
      if (connection.users > 0) return;
      connection.lingering = setTimeout(() => this.#drop(id, connection), source.linger ?? LINGER);
    };
  }

  /** Reopens a connection that failed; its observers stay counted. */
  restart<T>(client: QueryClient, source: LiveSource<T>): void {
    const id = hashKey(source.key);
    const old = this.#open.get(id);
    old?.close();
    client.setQueryData<Snapshot<T> | null>(source.key, null);
    // The release functions handed out refer to the old object: reuse it for the new connection.
    this.#connect(client, source, id, old);
  }

  /** Whether the cached value is of this visit. */
  isOpen({ key }: Pick<LiveSource<unknown>, 'key'>): boolean {
    return this.#open.get(hashKey(key))?.failed === false;
  }

  closeAll(): void {
    for (const [id, connection] of this.#open) this.#drop(id, connection);
  }

  #connect<T>(
    client: QueryClient,
    source: LiveSource<T>,
    id: string,
    connection: Connection = { users: 0, close: () => undefined, failed: false },
  ): Connection {
    // An equal value keeps its identity: nothing is rerendered or recounted for it.
    const put = (snapshot: Snapshot<T>) =>
      client.setQueryData<Snapshot<T> | null>(source.key, (before) =>
        before && isSame(before, snapshot) ? before : snapshot,
      );
    // An earlier refusal says nothing about now.
    const before = client.getQueryData<Snapshot<T> | null>(source.key);
    if (source.isFresh === true || before?.problem !== undefined)
      client.setQueryData<Snapshot<T> | null>(source.key, null);
    connection.failed = false;
    this.#open.set(id, connection);
    connection.close = source.open(
      (data) => put({ data }),
      (error) => {
        connection.failed = true;
        put({ problem: toProblem(error) });
      },
    );
    return connection;
  }

  #drop(id: string, connection: Connection): void {
    clearTimeout(connection.lingering);
    connection.close();
    if (this.#open.get(id) === connection) this.#open.delete(id);
  }
}

/** By JSON: entities are plain (texts, numbers, dates and lists of them). */
function isSame<T>(before: Snapshot<T>, now: Snapshot<T>): boolean {
  return before.problem === now.problem && JSON.stringify(before.data) === JSON.stringify(now.data);
}

export const connections = new Connections();

/**
 * The newest value of a live source, shared by every screen with the same key. Pass null to disable the query (stays
 * `loading`).
 * @param visit a new value retries a refused subscription
 */
export function useLive<T>(source: LiveSource<T> | null, visit?: string): Live<T> {
  const client = useQueryClient();
  const key = source?.key ?? NOTHING;
  const id = hashKey(key);
  const { data: snapshot } = useQuery<Snapshot<T> | null>({
    queryKey: key,
    queryFn: () => null,
    enabled: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: KEPT,
    structuralSharing: false,
  });
  useEffect(() => {
    if (source === null) return;
    return connections.retain(client, source);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the key identifies a source; its functions change at each render
  }, [client, id, visit]);
  const retry = () => {
    if (source !== null) connections.restart(client, source);
  };
  const isOld = source?.isFresh === true && !connections.isOpen(source);
  if (!snapshot || isOld) return { status: 'loading', data: undefined, problem: undefined, retry };
  if (snapshot.problem !== undefined)
    return { status: 'failed', data: undefined, problem: snapshot.problem, retry };
  return { status: 'ready', data: snapshot.data, problem: undefined, retry };
}

const NOTHING: QueryKey = ['nothing'];
