import type { PageCache } from './page-cache/page-cache.ts';
import type { CacheKeys } from './cache-key.ts';
import type { EarlyHandler } from './server.ts';

/** Serves cached responses before the router runs. */
export function serveCached(cache: PageCache, cacheKeys: CacheKeys): EarlyHandler {
  return (request, response) => {
    const { method, url = '', headers } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const cacheKey = cacheKeys.find(url, headers['accept-language']);
    const cached = cacheKey && cache.find(cacheKey.key);
    cached?.send(request, response);
    return cached !== undefined;
  };
}
