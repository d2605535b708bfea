/**
 * The service worker of the portal (decision 214). It keeps the portal's document and the files of the build, all without
 * anything of a person, and answers with them before the network does. Data, pages of the website and everything else go to
 * the network as without it.
 */
import { cacheNames } from 'workbox-core';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
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

const files = new CacheFirst({
  cacheName: filesCache,
  // A name with a hash means the same file in every request.
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      fetchDidSucceed: async ({ response }) => {
        // Hosting has deleted the file with the release that it belongs to.
        if (response.status === 404) await forgetDocument();
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

// The files of earlier versions.
scope.addEventListener('activate', (event) => {
  const remove = async (name: string) => name.startsWith(FILES) && name !== filesCache && caches.delete(name);
  event.waitUntil(caches.keys().then((names) => Promise.all(names.map(remove))));
});

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

/** The next page takes the document of the newest release from the network. */
async function forgetDocument(): Promise<void> {
  const cache = await caches.open(cacheNames.precache);
  const kept = await cache.keys();
  const documents = kept.filter(({ url }) => new URL(url).pathname === portalDocument);
  await Promise.all(documents.map((request) => cache.delete(request)));
  await scope.registration.update();
}
