import type { Collection } from '#content/declare/collection.ts';
import type { Reader } from '#content/server/reader.ts';
import { defaultPageSize } from '#contract/list-query.ts';
import { bind } from '#http/bind.ts';
import { searchEverything } from '../contract.ts';

/** Searches the collections it is given; `main` knows which there are. */
export const searchCalls = (reader: Reader, collections: readonly Collection[]) => {
  const pageOf = new Map(collections.map(({ name, page }) => [name, page]));
  return [
    bind(searchEverything, async ({ query, language }) => {
      const { s = '', page = 1, size = defaultPageSize } = query;
      const { rows, total } = await reader.search(collections, language, { s, page, size });
      const data = rows.map((row) => ({
        ...row,
        at: row.at && new Date(row.at).toISOString(),
        path: pathOf(pageOf.get(row.collection), row.slug),
        body: null,
        image: null,
      }));
      return { data, page, size, total };
    }),
  ];
};

const pathOf = (page: string | undefined, slug: string) => (page ? `${page}/${slug}` : null);
