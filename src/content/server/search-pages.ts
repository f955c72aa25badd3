import { sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { gatherByFit, isInTitle, MOST_RANKED } from './fit.ts';
import { createKept } from './kept.ts';
import { count, countUpTo, isOneOf, MOST_GATHERED } from './matches.ts';
import { createNewestFirst, EVERYTHING, matching } from './search-by-date.ts';
import type { Wanted } from './search-by-date.ts';

const MOST_TOTALS = 5_000;
/** Each is up to four kilobytes. */
const MOST_PAGES = 2_000;

/** Which documents stand on a page of a search, and how many there are in all; kept until something changes. */
export function createSearchPages(db: Executor) {
  const totals = createKept<number>(MOST_TOTALS);
  const pages = createKept<string[]>(MOST_PAGES);
  const byDate = createNewestFirst(db);

  const countOf = (wanted: Wanted) =>
    totals.of(EVERYTHING, wanted.key, () => count(db, matching(wanted)));

  /** Of hundreds of titles the newest first; then the others. `known` is how many there are at least. */
  async function ofManyTitles(wanted: Wanted, titled: Wanted, known: number): Promise<string[]> {
    const isAmongKnown = known <= MOST_GATHERED || wanted.offset + wanted.limit <= known;
    const total = isAmongKnown ? known : await countOf(titled);
    const first = wanted.offset < total ? await byDate.gather(titled, total) : [];
    const others = { ...wanted, match: sql`${wanted.match} and not ${titled.match}` };
    return filled(wanted, first, total, (rest) => byDate.walk({ ...others, ...rest }));
  }

  /** Titles that hold all that was typed, by fit; then the others, of which nobody reads to the end. */
  async function ofFewTitles(wanted: Wanted, titled: Wanted, total: number): Promise<string[]> {
    const all = { ...titled, limit: MOST_RANKED, offset: 0 };
    const titles = await pages.of(EVERYTHING, titled.key, () =>
      gatherByFit(db, { ...all, where: matching(all) }),
    );
    const first = titles.slice(wanted.offset, wanted.offset + wanted.limit);
    const others = { ...wanted, match: sql`${wanted.match} and not ${isOneOf(titles)}` };
    return filled(wanted, first, titles.length, (rest) =>
      byDate.gather({ ...others, ...rest }, total),
    );
  }

  /** A few hundred are put in order by fit. */
  async function page(wanted: Wanted, total: number): Promise<string[]> {
    if (total <= MOST_RANKED) return gatherByFit(db, { ...wanted, where: matching(wanted) });
    const titled = { ...wanted, match: isInTitle(wanted.query), key: `${wanted.key} titled` };
    const known = await countUpTo(db, matching(titled), MOST_GATHERED);
    return known > MOST_RANKED
      ? ofManyTitles(wanted, titled, known)
      : ofFewTitles(wanted, titled, total);
  }

  return {
    async of(wanted: Wanted): Promise<{ ids: string[]; total: number }> {
      const { key, limit, offset } = wanted;
      const total = await countOf(wanted);
      if (offset >= total) return { ids: [], total };
      const place = `${key} ${limit} ${offset}`;
      return { ids: await pages.of(EVERYTHING, place, () => page(wanted, total)), total };
    },

    /** Forgets what was kept; call it when any collection changed. */
    forget(): void {
      for (const kept of [totals, pages, byDate]) kept.forget(EVERYTHING);
    },
  };
}

/** The rest of a page, of what follows so many that come first. */
type Rest = Pick<Wanted, 'limit' | 'offset' | 'key'>;

async function filled(
  { limit, offset, key }: Wanted,
  first: string[],
  before: number,
  readRest: (rest: Rest) => Promise<string[]>,
): Promise<string[]> {
  if (first.length === limit) return first;
  const place = { limit: limit - first.length, offset: Math.max(0, offset - before) };
  return [...first, ...(await readRest({ ...place, key: `${key} others` }))];
}
