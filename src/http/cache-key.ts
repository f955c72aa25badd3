import { languageOfPath } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import type { BoundCall } from './bind.ts';
import { canonicalPath } from './canonical-path.ts';
import { isCall } from './failure.ts';
import { chooseLanguage } from './language.ts';
import type { IsEnabled } from './language.ts';
import { memoize } from './memoize.ts';
import { canonicalQuery, queryKeysOf, readQuery, splitUrl } from './query.ts';
import type { Query } from './query.ts';

/** The canonical form of a public GET, which is also the key of its cached response. */
export interface CacheKey {
  key: string;
  language: Language;
  /** The path and the known query keys: everything that a cached response may depend on. */
  href: string;
}

export interface CacheKeysOptions {
  calls: readonly BoundCall[];
  isEnabled: IsEnabled;
  /** The query keys that the page at a path knows. */
  pageQueryKeys: (path: string) => readonly string[];
}

/** Finds the cache keys of public requests; undefined leaves a request to the router. */
export interface CacheKeys {
  page(url: string): CacheKey | undefined;
  /** The cache key of a page or of a public call. */
  find(url: string, acceptLanguage: string | undefined): CacheKey | undefined;
}

export function createCacheKeys({ calls, isEnabled, pageQueryKeys }: CacheKeysOptions): CacheKeys {
  const keysOfCall = new Map(calls.filter(isPublicGet).map(pathAndKeys));

  function call(url: string, acceptLanguage: string | undefined): CacheKey | undefined {
    const { path, search } = splitUrl(url);
    const keys = keysOfCall.get(path);
    if (!keys) return undefined;
    const query = readQuery(search, keys);
    if (query.broken.size + query.repeated.size > 0) return undefined;
    const language = chooseLanguage(acceptLanguage, isEnabled);
    return cacheKeyOfCall(path, query, language);
  }

  const page = memoize((url): CacheKey | undefined => {
    const { path: spelled, search } = splitUrl(url);
    const path = canonicalPath(spelled);
    if (path === undefined) return undefined;
    const href = hrefOf(path, canonicalQuery(readQuery(search, pageQueryKeys(path))));
    return { key: href, language: languageOfPath(path), href };
  });

  const find: CacheKeys['find'] = (url, acceptLanguage) =>
    isCall(url) ? call(url, acceptLanguage) : page(url);

  return { page, find };
}

/** The cache key of a public call, whose path holds no language. */
export function cacheKeyOfCall(path: string, query: Query, language: Language): CacheKey {
  const href = hrefOf(path, canonicalQuery(query));
  return { key: `${language} ${href}`, language, href };
}

/** Whether a call gives everybody the same reply. */
export function isPublicGet({ endpoint }: BoundCall): boolean {
  return endpoint.access === 'public' && endpoint.method === 'GET';
}

function pathAndKeys({ endpoint }: BoundCall): [string, string[]] {
  return [`/api${endpoint.path}`, queryKeysOf(endpoint)];
}

function hrefOf(path: string, query: string): string {
  return query === '' ? path : `${path}?${query}`;
}
