import { addPlugins, matchPrecache, precache } from 'workbox-precaching';
import { stylesOf } from './kept-pages.ts';

/** Changes with every build; set by scripts/vite/service-worker.ts. */
declare const BUILD: string;

const prefix = 'shell-files-';
const filesName = `${prefix}${BUILD}`;

/** By day and by night; the address holds the campaign's hue, which only the page knows. */
const mural = /\/scenes\/\d+\/night-mural\/[\w-]+\.svg/g;

/** Keeps the offline page and the application's start in both languages of the interface. */
export function keepShell(): void {
  addPlugins([
    {
      cacheDidUpdate: async ({ newResponse }) => {
        const html = await newResponse.text();
        const files = await caches.open(filesName);
        await files.addAll([...stylesOf(html), ...new Set(html.match(mural))]);
      },
    },
  ]);
  precache(
    ['/offline', '/hi/offline', '/_app', '/hi/_app'].map((url) => ({ url, revision: BUILD })),
  );
}

/** A page of the shell, at the address that was asked for. */
export const shellPage = ({ pathname }: URL) => matchPrecache(pathname);

/** The page that stands in where the network fails, in the language of what was asked for. */
export const offlinePage = (address: string) =>
  matchPrecache(/^\/hi(?:\/|$)/.test(new URL(address).pathname) ? '/hi/offline' : '/offline');

/** Whether an address is the start of the installed application. */
export const isShell = ({ pathname }: URL) => /^(?:\/hi)?\/_app$/.test(pathname);

/** Removes the files of earlier builds. */
export async function dropOldFiles(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(prefix) && name !== filesName);
  await Promise.all(old.map((name) => caches.delete(name)));
}
