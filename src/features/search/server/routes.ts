import { pathOf } from '#content/declare/address.ts';
import type { Collection } from '#content/declare/collection.ts';
import type { Reader } from '#content/server/reader.ts';
import { defaultPageSize } from '#contract/list-query.ts';
import { bind } from '#http/bind.ts';
import { searchEverything } from '../contract.ts';

interface SearchDependencies {
  reader: Reader;
  /** The collections that are searched; `main` knows all of them. */
  searchable: readonly Collection[];
  /** Told of words that nothing was found for. */
  noteFoundNothing: (typed: string) => void;
}

export const searchRoutes = ({
  reader,
  searchable: collections,
  noteFoundNothing,
}: SearchDependencies) => {
  const collectionOf = new Map(collections.map((each) => [each.name, each]));
  return [
    bind(searchEverything, async ({ query, language }) => {
      const { s = '', page = 1, size = defaultPageSize } = query;
      const { rows, total } = await reader.search(collections, language, { s, page, size });
      if (total === 0) noteFoundNothing(s);
      const data = rows.map((row) => ({
        ...row,
        at: row.at && new Date(row.at).toISOString(),
        path: pathOf(collectionOf.get(row.collection) ?? {}, row) ?? null,
        body: null,
        image: null,
      }));
      return { data, page, size, total };
    }),
  ];
};
