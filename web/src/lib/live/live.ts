import { hashKey } from '@tanstack/react-query';
import { Connection, type Live, type Open } from './connection.ts';
import { useConnection } from './use-connection.ts';

/** A subscription that keeps delivering its newest value. */
export interface LiveSource<T> {
  /** Screens with an equal key share one subscription. */
  key: readonly unknown[];
  open: Open<T>;
  /** Whether this cached value of an earlier visit is not shown: the first value is the server's. */
  isOutdated?(this: void, cached: T): boolean;
  /** How long it stays open without observers, in ms, so that consecutive screens share one read. */
  linger?: number;
}

const byKey = new Map<string, Connection<unknown>>();

/**
 * The newest value of a live source, shared by every screen with the same key. Pass null to disable the query (stays
 * `loading`). For what is no single document and no small query of the portal, which reactfire reads (`use-document.ts`,
 * decision 162).
 */
export function useLive<T>(source: LiveSource<T> | null): Live<T> {
  return useConnection(source && connectionOf(source), source?.linger);
}

function connectionOf<T>({ key, open, isOutdated }: LiveSource<T>): Connection<T> {
  const id = hashKey(key);
  const connection = byKey.get(id) ?? new Connection<T>(open, isOutdated);
  byKey.set(id, connection);
  // The key identifies a source, and with it the type of its values.
  return connection as Connection<T>;
}

/** Closes every connection and forgets what they said: at a change of person. */
export function closeAll(): void {
  for (const connection of byKey.values()) connection.end();
  byKey.clear();
}
