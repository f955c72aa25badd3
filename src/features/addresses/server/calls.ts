import type { Reader } from '#content/server/reader.ts';
import { bind } from '#http/bind.ts';
import { addressesPerPage, listAddresses } from '../contract.ts';

/** Where the documents of a collection are read; undefined for one without a page of its own. */
export type PathOf = (slug: string, facts: Record<string, unknown>) => string | undefined;

/** Tells the addresses of the collections it is given; `main` knows which there are. */
export const addressCalls = (reader: Reader, paths: ReadonlyMap<string, PathOf>) => [
  bind(listAddresses, async ({ query: { page = 1 } }) => {
    const size = addressesPerPage;
    const { rows, total } = await reader.published([...paths.keys()], { page, size });
    const data = rows.flatMap(({ collection, slug, facts, languages, updatedAt }) => {
      const path = paths.get(collection)?.(slug, facts);
      return path ? [{ path, languages, updatedAt: new Date(updatedAt).toISOString() }] : [];
    });
    return { data, page, size, total };
  }),
];
