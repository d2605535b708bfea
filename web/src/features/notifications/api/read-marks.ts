import { useSyncExternalStore } from 'react';
import { session } from '@/lib/session/session';

/**
 * Notifications that were marked read in this browser. Live queries update their own documents; older pages are fetched
 * once, so these marks update them, in this tab and in the others.
 */
export type ReadMarks = ReadonlySet<string>;

let marks: ReadMarks = new Set();
const listeners = new Set<() => void>();
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('notifications-read');

function set(next: ReadMarks): void {
  marks = next;
  for (const listener of listeners) listener();
}

function take(ids: readonly string[]): void {
  set(new Set([...marks, ...ids]));
}

channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  // Ids of somebody else's notifications are in nobody else's list.
  if (Array.isArray(data)) take(data.filter((id) => typeof id === 'string'));
});

session.onChangeOfPerson(() => set(new Set()));

export const readMarks = {
  /** Once the server has it. */
  add: (ids: readonly string[]): void => {
    take(ids);
    channel?.postMessage(ids);
  },
};

/** Ids of notifications that have been read since they were fetched; another set whenever one is added. */
export function useReadMarks(): ReadMarks {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => marks,
  );
}
