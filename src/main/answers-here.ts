import { documentAt } from '#content/declare/address.ts';
import type { Reader } from '#content/server/reader.ts';
import { primaryLanguage } from '#contract/languages.ts';
import { pageAt } from '#site/pages/page-table.ts';
import { collections } from './collections.ts';

/** Tells whether a path of the site leads to a page: one of the table, or that of a public document. */
export function createAnswersHere(reader: Reader) {
  return async (path: string): Promise<boolean> => {
    const led = documentAt(collections, path);
    if (!led) return pageAt(path) !== undefined || path.startsWith('/media/');
    const found = await reader.find(led.collection, primaryLanguage, led.slug);
    return found !== undefined;
  };
}
