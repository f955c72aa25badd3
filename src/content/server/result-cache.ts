import type { Executor } from '#db/database.ts';
import { createCollectionCache } from './collection-cache.ts';
import { orderBy } from './list-order.ts';
import type { Direction } from './list-order.ts';
import { count, selectSorted, MAX_SORTED } from './match-condition.ts';
import type { Conditions } from './match-condition.ts';

/** A query for one page of matches. */
export interface ResultQuery extends Pick<Conditions, 'where'> {
  /** The collection whose change drops the result. */
  collection: string;
  direction: Direction;
  /** Stands for the condition in the cache. */
  key: string;
  limit: number;
  offset: number;
}

/** Counting 100,000 rows costs more than reading the page of 12 that they are counted for. */
const MAX_TOTALS = 5_000;
/** Each is up to four kilobytes. */
const MAX_PAGES = 2_000;

/** Caches the ids of a page and the total of a list until the collection changes. */
export function createResultCache(db: Executor) {
  const totals = createCollectionCache<number>(MAX_TOTALS);
  const found = createCollectionCache<string[]>(MAX_PAGES);

  function totalOf({ collection, key, where }: ResultQuery): Promise<number> {
    return totals.of(collection, key, () => count(db, where));
  }

  return {
    totalOf,

    /** A common word finds twelve rows soon by scanning the list; rare words are looked up by their index and sorted. */
    async of(
      matches: ResultQuery,
      walk: () => Promise<string[]>,
    ): Promise<{ ids: string[]; total: number }> {
      const { collection, key, direction, limit, offset } = matches;
      const total = await totalOf(matches);
      if (offset >= total) return { ids: [], total };
      const ids = await found.of(collection, `${key} ${limit} ${offset}`, () =>
        total > MAX_SORTED ? walk() : selectSorted(db, { ...matches, order: orderBy(direction) }),
      );
      return { ids, total };
    },

    /** Drops the results of a collection; call it when the collection changed. */
    forget(collection: string): void {
      totals.forget(collection);
      found.forget(collection);
    },
  };
}
