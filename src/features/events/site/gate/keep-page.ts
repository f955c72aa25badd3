import { registerWorker } from '#client/register-worker.ts';

/**
 * Has the service worker keep this page with its scripts and styles, of which the first visit is over before
 * the worker sees it. Resolves where the page opens again without a network.
 */
export async function keepPage(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return false;
  if (import.meta.env.PROD) registerWorker();
  await navigator.serviceWorker.ready;
  const files = await caches.open('files');
  const used = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'),
    );
  await Promise.all(used.map(({ href }) => keepIn(files, href)));
  await keepIn(await caches.open('pages'), location.origin + location.pathname);
  return true;
}

async function keepIn(cache: Cache, address: string): Promise<void> {
  if (!(await cache.match(address))) await cache.add(address);
}
