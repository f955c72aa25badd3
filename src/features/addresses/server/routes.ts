import { hasPages, pathOf } from '#content/declare/address.ts';
import type { Collection } from '#content/declare/collection.ts';
import type { Reader } from '#content/server/reader.ts';
import { bind } from '#http/bind.ts';
import { addressesPerPage, listAddresses } from '../contract.ts';

/** Lists the addresses of the given collections; `main` knows all of them. */
export const addressRoutes = (reader: Reader, collections: readonly Collection[]) => {
  const withPages = new Map(collections.filter(hasPages).map((each) => [each.name, each]));
  return [
    bind(listAddresses, async ({ query: { page = 1 } }) => {
      const size = addressesPerPage;
      const { rows, total } = await reader.published([...withPages.keys()], { page, size });
      const data = rows.flatMap(({ languages, updatedAt, ...document }) => {
        const path = pathOf(withPages.get(document.collection) ?? {}, document);
        return path ? [{ path, languages, updatedAt: new Date(updatedAt).toISOString() }] : [];
      });
      return { data, page, size, total };
    }),
  ];
};
