import type { PageCache } from './page-cache/page-cache.ts';
import type { Places } from './places.ts';
import type { Front } from './server.ts';

/** Answers what is kept before the router runs. */
export function createCacheFront(cache: PageCache, places: Places): Front {
  return (request, response) => {
    const { method, url = '', headers } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const place = places.find(url, headers['accept-language']);
    const answer = place && cache.find(place.key);
    answer?.send(request, response);
    return answer !== undefined;
  };
}
