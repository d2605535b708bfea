import { useSyncExternalStore } from 'react';
import { isFileOfBuild, type MessageToWorker } from './portal-files.ts';

const WORKER = '/service-worker.js';
/** How often a page that stays open asks for a new version, in ms. */
const ASKS_AFTER = 60 * 60_000;

let registration: ServiceWorkerRegistration | null = null;
let isAsked = false;
let isNewer = false;
const listeners = new Set<() => void>();

/** The version of the portal that this page runs, and the one that is ready to replace it. */
export const portalVersion = {
  /** Registers the service worker, once, and keeps the files that this page has loaded. A failed attempt may be repeated. */
  keep: async (): Promise<void> => {
    if (isAsked || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    isAsked = true;
    try {
      registration = await navigator.serviceWorker.register(WORKER);
      follow(registration);
      const { active } = await navigator.serviceWorker.ready;
      send(active, { type: 'keep', files: loadedFiles() });
    } catch {
      // Forbidden, offline, or the disk is full: the portal works as without it.
      isAsked = false;
    }
  },
  /** Loads the page again, in the newest version. */
  update: (): void => {
    const waiting = registration?.waiting;
    if (!waiting) {
      location.reload();
      return;
    }
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    send(waiting, { type: 'update' });
  },
};

/** Whether a newer version is ready. */
export function useNewerVersion(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isNewer,
    () => false,
  );
}

function follow(registered: ServiceWorkerRegistration): void {
  const look = () => {
    // Of a page that no worker has answered for, the next visit has the newest version.
    if (registered.waiting === null || navigator.serviceWorker.controller === null) return;
    isNewer = true;
    for (const listener of listeners) listener();
  };
  look();
  registered.addEventListener('updatefound', () => {
    registered.installing?.addEventListener('statechange', look);
  });
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < ASKS_AFTER) return;
    asked = Date.now();
    registered.update().catch(() => undefined); // offline
  });
}

function send(worker: ServiceWorker | null, message: MessageToWorker): void {
  worker?.postMessage(message);
}

function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter((url) => url.origin === location.origin && isFileOfBuild(url))
    .map(({ pathname }) => pathname);
}
