/**
 * The service worker: visited pages can be read offline, and others get the offline page. It never
 * handles calls, or anything that carries the token of a session. It shows push messages as well.
 */
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { isPage, isPublicPage, isCacheable, stylesOf } from './cache-policy.ts';
import {
  cacheOfflinePage,
  deleteOldCaches,
  isShell,
  precacheShell,
  pageCacheName,
  offlinePage,
  shellPage,
} from './offline-shell.ts';
import { handlePush } from './push.ts';
import { scope } from './scope.ts';

const MAX_PAGES = 20;
const MAX_FILES = 120;
const MAX_PICTURES = 120;
/** The time to wait for a slow network where the page is cached. */
const NETWORK_TIMEOUT_SECONDS = 10;

const offlineFallback = {
  handlerDidError: ({ request }: { request: Request }) => offlinePage(request),
};

const pages = new NetworkFirst({
  cacheName: pageCacheName,
  networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
  plugins: [
    {
      cacheWillUpdate: async ({ response }) => (isPublicPage(response) ? response : null),
      cacheDidUpdate: ({ request }) => cacheOfflinePage(request).catch(() => undefined),
    },
    new ExpirationPlugin({ maxEntries: MAX_PAGES, purgeOnQuotaError: true }),
    offlineFallback,
  ],
});
const uncachedPages = new NetworkOnly({ plugins: [offlineFallback] });

/**
 * A cache of files whose address changes with their content. Precached files are found in their own
 * cache.
 */
const cacheFirst = (cacheName: string, maxEntries: number) =>
  new CacheFirst({
    cacheName,
    plugins: [
      {
        cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
          cachedResponse ?? caches.match(request),
      },
      new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }),
    ],
  });

const files = cacheFirst('files', MAX_FILES);
const pictures = cacheFirst('pictures', MAX_PICTURES);

const isNavigation = (request: Request, url: URL, sameOrigin: boolean) =>
  sameOrigin && request.mode === 'navigate' && isPage(url);

registerRoute(
  ({ request, url, sameOrigin }) => isNavigation(request, url, sameOrigin) && isShell(url),
  async ({ request, url }) => (await shellPage(url)) ?? fetch(request),
);
registerRoute(
  ({ request, url, sameOrigin }) => isNavigation(request, url, sameOrigin) && isCacheable(url),
  pages,
);
for (const method of ['GET', 'POST'] as const) {
  registerRoute(
    ({ request, url, sameOrigin }) => isNavigation(request, url, sameOrigin),
    uncachedPages,
    method,
  );
}
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), files);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(?:covers|scenes)\//.test(url.pathname),
  pictures,
);

precacheShell();
handlePush();
void scope.skipWaiting();
clientsClaim();

scope.addEventListener('activate', (event) => {
  event.waitUntil(scope.registration.navigationPreload.enable().catch(() => undefined));
  event.waitUntil(deleteOldCaches());
  event.waitUntil(cacheOpenPages(event));
});

/**
 * Caches the pages that are open when the worker first starts, because it saw no request for them.
 */
async function cacheOpenPages(event: Event): Promise<void> {
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.map(({ url }) => new URL(url)).filter(isCacheable);
  await Promise.allSettled(open.map(({ href }) => cachePage(event, href)));
}

async function cachePage(event: Event, address: string): Promise<void> {
  const page = await pages.handle({ event, request: new Request(address) });
  const styles = stylesOf(await page.clone().text());
  await Promise.all(styles.map((style) => files.handle({ event, request: new Request(style) })));
}
