import { addPlugins, matchPrecache, precache } from 'workbox-precaching';
import { stylesOf } from './cache-policy.ts';
import { fillOfflinePage, titleOf } from './offline-page.ts';

/** The name of the cache of visited pages. */
export const pageCacheName = 'pages';

/** Changes with every build; set by scripts/vite/service-worker.ts. */
declare const BUILD: string;

const prefix = 'shell-files-';
const filesName = `${prefix}${BUILD}`;

/**
 * The offline pages' mural in both colour modes; the address holds the campaign's hue, which only
 * the page knows.
 */
const mural = /\/scenes\/\d+\/night-mural\/[\w-]+\.svg/g;

/** Precaches the offline page and the app's start page in the two languages of every campaign. */
export function precacheShell(): void {
  addPlugins([
    {
      cacheDidUpdate: async ({ newResponse }) => cacheFilesOf(await newResponse.text()),
    },
  ]);
  precache(
    ['/offline', '/hi/offline', '/_app', '/hi/_app'].map((url) => ({ url, revision: BUILD })),
  );
}

async function cacheFilesOf(html: string): Promise<void> {
  const files = await caches.open(filesName);
  await files.addAll([...stylesOf(html), ...new Set(html.match(mural))]);
}

/** Caches the offline page in the language of a page that was read, where that is another one. */
export async function cacheOfflinePage({ url }: Request): Promise<void> {
  const path = offlinePath(languageOf(new URL(url)));
  if (await cachedOfflinePage(path)) return;
  const page = await fetch(path);
  if (!page.ok) return;
  await cacheFilesOf(await page.clone().text());
  await (await caches.open(filesName)).put(path, page);
}

/** A precached page, at the requested address. */
export const shellPage = ({ pathname }: URL) => matchPrecache(pathname);

/** The page shown where the network fails, in the language of the requested one. */
export async function offlinePage({ url, method }: Request): Promise<Response | undefined> {
  const language = languageOf(new URL(url));
  // It is in English where the one of that language has not been cached.
  const page =
    (await cachedOfflinePage(offlinePath(language))) ?? (await matchPrecache('/offline'));
  if (!page) return undefined;
  const kept = await cachedPages((address) => languageOf(address) === language);
  const html = fillOfflinePage(await page.text(), { kept, hasTyped: method === 'POST' });
  return new Response(html, { headers: page.headers });
}

const cachedOfflinePage = async (path: string): Promise<Response | undefined> =>
  (await matchPrecache(path)) ?? (await caches.open(filesName)).match(path);

const offlinePath = (language: string) => `${language}/offline`;

/** The beginning of an address: `/hi`, or nothing in English. */
const languageOf = ({ pathname }: URL) => /^\/[a-z]{2}(?=\/|$)/.exec(pathname)?.[0] ?? '';

/** The pages that can be read offline, the last read first. */
async function cachedPages(isWanted: (address: URL) => boolean) {
  const cache = await caches.open(pageCacheName);
  const addresses = (await cache.keys()).map(({ url }) => new URL(url)).filter(isWanted);
  const pages = addresses.toReversed().map(async ({ href, pathname, search }) => {
    const html = await (await cache.match(href))?.text();
    return { path: pathname + search, title: titleOf(html ?? '') ?? pathname };
  });
  return Promise.all(pages);
}

/** Whether an address is the start page of the installed app. */
export const isShell = ({ pathname }: URL) => /^(?:\/hi)?\/_app$/.test(pathname);

/** Deletes the caches of earlier builds. */
export async function deleteOldCaches(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(prefix) && name !== filesName);
  await Promise.all(old.map((name) => caches.delete(name)));
}
