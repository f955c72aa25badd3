import type { IncomingMessage } from 'node:http';
import type { CacheKeys } from './cache-key.ts';
import type { CachedResponse } from './page-cache/cached-response.ts';
import type { PageCache } from './page-cache/page-cache.ts';
import { previewIn } from './previews.ts';
import type { EarlyHandler } from './server.ts';

/** Told of each page that is sent: its canonical address, and how its reader's browser names itself. */
export type CountPage = (href: string, userAgent: string | undefined) => void;

/** Serves cached responses before the router runs. */
export function serveCached(
  cache: PageCache,
  cacheKeys: CacheKeys,
  countPage?: CountPage,
): EarlyHandler {
  return (request, response) => {
    const { method, url = '', headers } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    if (previewIn(url) !== undefined) return false;
    const cacheKey = cacheKeys.find(url, headers['accept-language']);
    const cached = cacheKey && cache.find(cacheKey.key);
    if (!cached) return false;
    cached.send(request, response);
    if (countPage) countIfRead(countPage, cacheKey.href, cached, request);
    return true;
  };
}

/** Counts a page that somebody reads; browsers say of those that they fetch before somebody asks. */
export function countIfRead(
  countPage: CountPage,
  href: string,
  { isPage }: Pick<CachedResponse, 'isPage'>,
  { method, headers }: IncomingMessage,
): void {
  if (!isPage || method !== 'GET' || headers['sec-purpose'] !== undefined) return;
  countPage(href, headers['user-agent']);
}
