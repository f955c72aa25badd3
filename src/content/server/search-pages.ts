import { sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { createCollectionCache } from './collection-cache.ts';
import { count, countUpTo, hasIdIn, MAX_SORTED } from './match-condition.ts';
import { createNewestFirst, EVERYTHING, searchCondition } from './newest-first.ts';
import type { SearchQuery } from './newest-first.ts';
import { selectByRelevance, titleCondition, MAX_RANKED } from './relevance.ts';

const MAX_TOTALS = 5_000;
/** Each is up to four kilobytes. */
const MAX_PAGES = 2_000;

/** Caches the ids of a page and the total of a global search until any collection changes. */
export function createSearchPages(db: Executor) {
  const totals = createCollectionCache<number>(MAX_TOTALS);
  const pages = createCollectionCache<string[]>(MAX_PAGES);
  const byDate = createNewestFirst(db);

  const countOf = (wanted: SearchQuery) =>
    totals.of(EVERYTHING, wanted.key, () => count(db, searchCondition(wanted)));

  /** The newest of hundreds of matching titles first, then the others. `known` is the least number of titles. */
  async function ofManyTitles(
    wanted: SearchQuery,
    titled: SearchQuery,
    known: number,
  ): Promise<string[]> {
    const isAmongKnown = known <= MAX_SORTED || wanted.offset + wanted.limit <= known;
    const total = isAmongKnown ? known : await countOf(titled);
    const first = wanted.offset < total ? await byDate.gather(titled, total) : [];
    const others = { ...wanted, match: sql`${wanted.match} and not ${titled.match}` };
    return filled(wanted, first, total, (rest) => byDate.walk({ ...others, ...rest }));
  }

  /** Matching titles by relevance, then the others by date, which nobody reads to the end. */
  async function ofFewTitles(
    wanted: SearchQuery,
    titled: SearchQuery,
    total: number,
  ): Promise<string[]> {
    const all = { ...titled, limit: MAX_RANKED, offset: 0 };
    const titles = await pages.of(EVERYTHING, titled.key, () =>
      selectByRelevance(db, { ...all, where: searchCondition(all) }),
    );
    const first = titles.slice(wanted.offset, wanted.offset + wanted.limit);
    const others = { ...wanted, match: sql`${wanted.match} and not ${hasIdIn(titles)}` };
    return filled(wanted, first, titles.length, (rest) =>
      byDate.gather({ ...others, ...rest }, total),
    );
  }

  /** Up to a few hundred matches are ordered by relevance. */
  async function page(wanted: SearchQuery, total: number): Promise<string[]> {
    if (total <= MAX_RANKED)
      return selectByRelevance(db, { ...wanted, where: searchCondition(wanted) });
    const titled = { ...wanted, match: titleCondition(wanted.query), key: `${wanted.key} titled` };
    const known = await countUpTo(db, searchCondition(titled), MAX_SORTED);
    return known > MAX_RANKED
      ? ofManyTitles(wanted, titled, known)
      : ofFewTitles(wanted, titled, total);
  }

  return {
    async of(wanted: SearchQuery): Promise<{ ids: string[]; total: number }> {
      const { key, limit, offset } = wanted;
      const total = await countOf(wanted);
      if (offset >= total) return { ids: [], total };
      const place = `${key} ${limit} ${offset}`;
      return { ids: await pages.of(EVERYTHING, place, () => page(wanted, total)), total };
    },

    /** Drops all results; call it when any collection changed. */
    forget(): void {
      for (const kept of [totals, pages, byDate]) kept.forget(EVERYTHING);
    },
  };
}

/** The rest of a page, of what follows so many that come first. */
type Rest = Pick<SearchQuery, 'limit' | 'offset' | 'key'>;

async function filled(
  { limit, offset, key }: SearchQuery,
  first: string[],
  before: number,
  readRest: (rest: Rest) => Promise<string[]>,
): Promise<string[]> {
  if (first.length === limit) return first;
  const place = { limit: limit - first.length, offset: Math.max(0, offset - before) };
  return [...first, ...(await readRest({ ...place, key: `${key} others` }))];
}
