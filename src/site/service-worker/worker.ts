/**
 * The service worker: what was read can be read again without a network, and what was not says so.
 * It takes no part in calls, nor in anything that carries a token.
 */
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { isPage, isPublicPage, mayBeKept, stylesOf } from './kept-pages.ts';
import { scope } from './scope.ts';
import {
  dropOldFiles,
  isShell,
  keepShell,
  keptPagesName,
  offlinePage,
  shellPage,
} from './shell.ts';

const MOST_PAGES = 20;
const MOST_FILES = 120;
const MOST_PICTURES = 120;
/** How long a slow network is waited for where the page is kept anyway. */
const PATIENCE_SECONDS = 10;

const saysOffline = {
  handlerDidError: ({ request }: { request: Request }) => offlinePage(request),
};

const pages = new NetworkFirst({
  cacheName: keptPagesName,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: [
    { cacheWillUpdate: async ({ response }) => (isPublicPage(response) ? response : null) },
    new ExpirationPlugin({ maxEntries: MOST_PAGES, purgeOnQuotaError: true }),
    saysOffline,
  ],
});
const otherPages = new NetworkOnly({ plugins: [saysOffline] });

/** Their addresses change with their bytes. What the shell keeps is found in its own cache. */
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

const files = cacheFirst('files', MOST_FILES);
const pictures = cacheFirst('pictures', MOST_PICTURES);

const isOpened = (request: Request, url: URL, sameOrigin: boolean) =>
  sameOrigin && request.mode === 'navigate' && isPage(url);

registerRoute(
  ({ request, url, sameOrigin }) => isOpened(request, url, sameOrigin) && isShell(url),
  async ({ request, url }) => (await shellPage(url)) ?? fetch(request),
);
registerRoute(
  ({ request, url, sameOrigin }) => isOpened(request, url, sameOrigin) && mayBeKept(url),
  pages,
);
for (const method of ['GET', 'POST'] as const) {
  registerRoute(
    ({ request, url, sameOrigin }) => isOpened(request, url, sameOrigin),
    otherPages,
    method,
  );
}
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), files);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(?:covers|scenes)\//.test(url.pathname),
  pictures,
);

keepShell();
void scope.skipWaiting();
clientsClaim();

scope.addEventListener('activate', (event) => {
  event.waitUntil(scope.registration.navigationPreload.enable().catch(() => undefined));
  event.waitUntil(dropOldFiles());
  event.waitUntil(keepOpenPages(event));
});

/** The pages that are open when the worker comes were read before it could see them. */
async function keepOpenPages(event: Event): Promise<void> {
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.map(({ url }) => new URL(url)).filter(mayBeKept);
  await Promise.allSettled(open.map(({ href }) => keepPage(event, href)));
}

async function keepPage(event: Event, address: string): Promise<void> {
  const page = await pages.handle({ event, request: new Request(address) });
  const styles = stylesOf(await page.clone().text());
  await Promise.all(styles.map((style) => files.handle({ event, request: new Request(style) })));
}
