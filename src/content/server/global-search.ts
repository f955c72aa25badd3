import type { Language } from '#contract/languages.ts';
import { limitLifetime, tagRead } from '#db/cache-tags.ts';
import type { Executor } from '#db/database.ts';
import { dayRange, indianDay } from '#lib/clock.ts';
import type { Collection } from '../declare/collection.ts';
import { createCollectionCache } from './collection-cache.ts';
import { EVERYTHING } from './newest-first.ts';
import { readSearchHits } from './read-search-hits.ts';
import type { SearchHit } from './read-search-hits.ts';
import { createSearchPages } from './search-pages.ts';
import type { SearchMatcher } from './spelling-correction.ts';

/** Finding the words in the texts of a page takes some milliseconds; each page is some kilobytes. */
const MAX_READ = 300;

interface Search {
  s: string;
  page: number;
  size: number;
}

/** Searches through many collections; what fits best comes first, and of that what is nearest to today. */
export function createGlobalSearch(db: Executor, matching: SearchMatcher) {
  const pages = createSearchPages(db);
  const read = createCollectionCache<SearchHit[]>(MAX_READ);

  return {
    /** Everything public in the given collections that matches. */
    async search(
      collections: readonly Collection[],
      language: Language,
      { s, page, size }: Search,
    ): Promise<{ rows: SearchHit[]; total: number }> {
      const names = collections.map(({ name }) => name);
      names.forEach(tagRead);
      const match = await matching.of(s);
      if (!match) return { rows: [], total: 0 };
      const { from: near, to: tomorrow } = dayRange(indianDay(new Date()));
      limitLifetime(tomorrow);
      const query = await matching.meantBy(s);
      const key = JSON.stringify([language, names, s, near]);
      const place = { limit: size, offset: (page - 1) * size };
      const wanted = { names, language, query, match, near, key, ...place };
      const { ids, total } = await pages.of(wanted);
      const rows = await read.of(EVERYTHING, `${key} ${size} ${page}`, () =>
        readSearchHits(db, { ids, language, query }),
      );
      return { rows, total };
    },

    /** Forgets what was kept; call it when any collection changed. */
    forget(): void {
      pages.forget();
      read.forget(EVERYTHING);
    },
  };
}
