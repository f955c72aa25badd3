import { LRUCache } from 'lru-cache';
import type { Language } from '#contract/languages.ts';
import type { PageReply } from '#http/pages.ts';

/** The time after which new texts or colours of the campaign show. */
const KEPT_FOR_MS = 5_000;
const MAX_KEPT = 50;

/** An error page: a status, in a language. */
interface ErrorPage {
  language: Language;
  status: number;
}

/**
 * Caches the error pages: of a missing address, and of a search beyond its limit. They are the same at
 * every address, so requests for made-up addresses cost no rendering.
 */
export function createErrorPageCache() {
  const pages = new LRUCache<string, Promise<PageReply>>({ max: MAX_KEPT, ttl: KEPT_FOR_MS });

  return async function pageOf(
    { language, status }: ErrorPage,
    render: () => Promise<PageReply>,
  ): Promise<PageReply> {
    const key = `${language} ${status}`;
    const page = pages.get(key) ?? render();
    if (!pages.has(key)) pages.set(key, page);
    const forget = () => void pages.delete(key);
    // A page that a fault made is not cached.
    page.then((reply) => reply.status === status || forget(), forget);
    return page;
  };
}
