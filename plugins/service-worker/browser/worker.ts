import {setCacheNameDetails} from 'workbox-core';
import {ExpirationPlugin} from 'workbox-expiration';
import {cleanupOutdatedCaches, matchPrecache, precache} from 'workbox-precaching';
import {registerRoute, setCatchHandler} from 'workbox-routing';
import {CacheFirst, NetworkFirst, StaleWhileRevalidate} from 'workbox-strategies';
import {ASK_BUILD, CACHE_PREFIX, SKIP_WAITING, type KeepMessage} from '../shared';
import {isHashed, isPage, kindOf, pageKey} from './rules';
import {worker} from './scope';

/**
 * Version of the cache format. Increment it when the format changes; caches with another number are
 * deleted.
 */
const CACHE_VERSION = 1;
const PAGES = `${CACHE_PREFIX}-pages-${CACHE_VERSION}`;
const FILES = `${CACHE_PREFIX}-files-${CACHE_VERSION}`;

/** The limits of the cache: the pages and files that were used last. */
const MAX_PAGES = 60;
const MAX_FILES = 400;
const MAX_AGE_IN_SECONDS = 60 * 24 * 60 * 60;

const scope = new URL(worker.registration.scope);
const offlinePage = new URL('offline.html', scope).pathname;

setCacheNameDetails({prefix: CACHE_PREFIX});
precache([{url: offlinePage, revision: worker.docsBuild}]);
cleanupOutdatedCaches();

/**
 * Pages always come from the network, however long that takes. Cached pages are for offline use.
 */
const pages = new NetworkFirst({
  cacheName: PAGES,
  matchOptions: {ignoreVary: true},
  plugins: [
    {
      cacheKeyWillBeUsed: async ({request}) => pageKey(request.url),
      cacheWillUpdate: async ({response}) => (isPage(response) ? response : null),
    },
    new ExpirationPlugin({
      maxEntries: MAX_PAGES,
      maxAgeSeconds: MAX_AGE_IN_SECONDS,
      purgeOnQuotaError: true,
    }),
  ],
});

const fileCache = {
  cacheName: FILES,
  matchOptions: {ignoreVary: true},
  plugins: [
    new ExpirationPlugin({
      maxEntries: MAX_FILES,
      maxAgeSeconds: MAX_AGE_IN_SECONDS,
      purgeOnQuotaError: true,
    }),
  ],
};
const hashedFiles = new CacheFirst(fileCache);
const staticFiles = new StaleWhileRevalidate(fileCache);

for (const [kind, strategy] of [
  ['page', pages],
  ['hashed', hashedFiles],
  ['static', staticFiles],
] as const) {
  registerRoute(
    ({url, request}) =>
      kindOf({url, mode: request.mode, destination: request.destination}, scope) === kind,
    strategy,
  );
}

setCatchHandler(async ({request}) => {
  const page = request.mode === 'navigate' ? await matchPrecache(offlinePage) : undefined;
  return page ?? Response.error();
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      dropOldCaches(),
      // Requests pages while the worker is still starting.
      worker.registration.navigationPreload?.enable(),
      worker.clients.claim(),
    ]),
  );
});

async function dropOldCaches(): Promise<void> {
  const names = await caches.keys();
  const isOld = (name: string) =>
    /-(?:pages|files)-\d+$/.test(name) &&
    name.startsWith(CACHE_PREFIX) &&
    name !== PAGES &&
    name !== FILES;
  await Promise.all(names.filter(isOld).map((name) => caches.delete(name)));
}

worker.addEventListener('message', (event) => {
  if (event.data === SKIP_WAITING) {
    event.waitUntil(worker.skipWaiting());
  } else if (event.data === ASK_BUILD) {
    event.ports[0]?.postMessage(worker.docsBuild);
  } else if ((event.data as Partial<KeepMessage> | null)?.type === 'keep') {
    event.waitUntil(cachePage(event.data as KeepMessage, event));
  }
});

/**
 * Caches a page reached by client-side navigation, and the files that were loaded before the worker
 * was active.
 */
async function cachePage({page, files}: KeepMessage, event: Event): Promise<void> {
  const wanted = [page, ...files].map((href) => new URL(href, scope));
  const jobs = wanted.map(async (url, index) => {
    if (index === 0 && kindOf({url, mode: 'navigate', destination: 'document'}, scope) === 'page') {
      await fetchAndCache(pages, url, event);
    } else if (index > 0 && url.origin === scope.origin && isHashed(url)) {
      await fetchAndCache(hashedFiles, url, event);
    }
  });
  // Offline, there is nothing to cache, and existing entries stay.
  await Promise.allSettled(jobs);
}

/** Handles a request as if a page had made it, until the response is cached. */
async function fetchAndCache(
  strategy: NetworkFirst | CacheFirst,
  url: URL,
  event: Event,
): Promise<void> {
  const [response, done] = strategy.handleAll({
    // Any event with `waitUntil` works; the type comes from the worker library.
    event: event as never,
    request: new Request(url),
  });
  await response;
  await done;
}
