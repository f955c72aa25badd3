import { LRUCache } from 'lru-cache';
import type { Language } from '#contract/languages.ts';
import type { PageReply } from '#http/pages.ts';

/** New words or colours of the campaign show after that long. */
const KEPT_FOR_MS = 5_000;
const MOST_KEPT = 50;

/** A refusal with a status, in a language. */
interface ErrorPage {
  language: Language;
  status: number;
}

/**
 * Keeps the pages for what is nowhere, and for whoever searches on past the limit. They are the same
 * at every address, so that those who make up addresses take no time from those who read.
 */
export function createErrorPageCache() {
  const pages = new LRUCache<string, Promise<PageReply>>({ max: MOST_KEPT, ttl: KEPT_FOR_MS });

  return async function pageOf(
    { language, status }: ErrorPage,
    render: () => Promise<PageReply>,
  ): Promise<PageReply> {
    const key = `${language} ${status}`;
    const page = pages.get(key) ?? render();
    if (!pages.has(key)) pages.set(key, page);
    const forget = () => void pages.delete(key);
    // What came out of a fault is not kept.
    page.then((reply) => reply.status === status || forget(), forget);
    return page;
  };
}
