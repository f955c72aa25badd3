import { LRUCache } from 'lru-cache';
import type { Language } from '#contract/languages.ts';
import type { PageReply } from '#http/pages.ts';

/** New words or colours of the campaign show after that long. */
const KEPT_FOR_MS = 5_000;
const MOST_KEPT = 50;

/** A refusal with a status, in a language. */
interface Refusal {
  language: Language;
  status: number;
}

/**
 * Keeps the pages for what is nowhere, and for whoever searches on past the limit. They are the same
 * at every address, so that those who make up addresses take no time from those who read.
 */
export function createRefusalPages() {
  const drawn = new LRUCache<string, Promise<PageReply>>({ max: MOST_KEPT, ttl: KEPT_FOR_MS });

  return async function pageOf(
    { language, status }: Refusal,
    draw: () => Promise<PageReply>,
  ): Promise<PageReply> {
    const key = `${language} ${status}`;
    const page = drawn.get(key) ?? draw();
    if (!drawn.has(key)) drawn.set(key, page);
    const forget = () => void drawn.delete(key);
    // What came out of a fault is not kept.
    page.then((reply) => reply.status === status || forget(), forget);
    return page;
  };
}
