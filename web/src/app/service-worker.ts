/**
 * The service worker of the portal (decision 214). It keeps the portal's document and the files of the build, all without
 * anything of a person, and answers with them before the network does. Data, pages of the website and everything else go to
 * the network as without it.
 */
import { cacheNames } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  getCacheKeyForURL,
  precacheAndRoute,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { filesCache, portalDocument, precached } from 'virtual:portal-files';
import { isPrivate } from '@/lib/navigation/links';
import { FILES, isFileOfBuild, type MessageToWorker } from '@/lib/page/portal-files';

interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface WorkerMessage extends WorkerEvent {
  readonly data: MessageToWorker;
}

/** The part of a worker's scope that is used here; the website is checked with the library of documents. */
interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  skipWaiting: () => Promise<void>;
  addEventListener: <Type extends 'message' | 'activate'>(
    type: Type,
    listener: (event: Type extends 'message' ? WorkerMessage : WorkerEvent) => void,
  ) => void;
}
const scope = self as unknown as WorkerScope;

precacheAndRoute([...precached], { cleanURLs: false, ignoreURLParametersMatching: [] });
cleanupOutdatedCaches();

/** A name with a hash means the same file in every request. */
const ANY = { ignoreVary: true };

const files = new CacheFirst({
  cacheName: filesCache,
  matchOptions: ANY,
  plugins: [
    {
      // A tab of the version before goes on after an update.
      cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
        cachedResponse ?? (await caches.match(request, ANY)) ?? null,
      fetchDidSucceed: async ({ event, response }) => {
        // Hosting has deleted the file with the release that it belongs to.
        if (response.status === 404) (event as WorkerEvent).waitUntil(renewDocument().catch(() => undefined));
        return response;
      },
    },
  ],
});

registerRoute(
  ({ request, sameOrigin, url }) => sameOrigin && request.mode === 'navigate' && isPrivate(url.pathname),
  createHandlerBoundToURL(portalDocument),
);
registerRoute(({ sameOrigin, url }) => sameOrigin && isFileOfBuild(url), files);

scope.addEventListener('activate', (event) => event.waitUntil(removeOldFiles()));

scope.addEventListener('message', (event) => {
  const { data } = event;
  event.waitUntil(data.type === 'update' ? scope.skipWaiting() : keep(data.files, event));
});

/** Keeps what a page had loaded before this worker was there; the browser's own cache still has it. */
async function keep(addresses: readonly string[], event: WorkerMessage): Promise<void> {
  const wanted = addresses
    .filter((address) => precached.every(({ url }) => url !== address))
    .map((address) => new URL(address, scope.location.href))
    .filter(isFileOfBuild);
  for (const { href } of wanted) await Promise.all(files.handleAll({ event, request: new Request(href) }));
}

/** Keeps the files of this version and of the one before, which other tabs may still run. */
async function removeOldFiles(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(FILES) && name !== filesCache);
  // In the order in which they were made.
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/** The next page has the document of the newest release. */
async function renewDocument(): Promise<void> {
  const key = getCacheKeyForURL(portalDocument);
  const document = await fetch(portalDocument, { cache: 'reload' });
  if (key === undefined || !document.ok) return;
  await (await caches.open(cacheNames.precache)).put(key, document);
  await scope.registration.update();
}
