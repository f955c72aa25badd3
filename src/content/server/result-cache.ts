import type { Executor } from '#db/database.ts';
import { orderBy } from './list-order.ts';
import type { Direction } from './list-order.ts';
import { createCollectionCache } from './collection-cache.ts';
import { count, selectSorted, MAX_SORTED } from './match-condition.ts';
import type { Conditions } from './match-condition.ts';

/** One page of what matches. */
export interface ResultQuery extends Pick<Conditions, 'where'> {
  /** The collection that the matches are kept of. */
  collection: string;
  direction: Direction;
  /** Says the same as the condition. */
  key: string;
  limit: number;
  offset: number;
}

/** Counting 100,000 rows costs more than reading the page of 12 that they are counted for. */
const MOST_TOTALS = 5_000;
/** Each is up to four kilobytes. */
const MOST_PAGES = 2_000;

/** Which documents stand on a page, and how many there are in all; kept until the collection changes. */
export function createResultCache(db: Executor) {
  const totals = createCollectionCache<number>(MOST_TOTALS);
  const found = createCollectionCache<string[]>(MOST_PAGES);

  function totalOf({ collection, key, where }: ResultQuery): Promise<number> {
    return totals.of(collection, key, () => count(db, where));
  }

  return {
    totalOf,

    /** Words that stand in many rows soon meet twelve of them on a walk; few rows are gathered by the index of words. */
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

    /** Forgets what was found in a collection; call it when the collection changed. */
    forget(collection: string): void {
      totals.forget(collection);
      found.forget(collection);
    },
  };
}
