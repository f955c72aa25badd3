import { sql } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import { noteRead } from '#db/changes.ts';
import type { Executor } from '#db/database.ts';
import type { Collection } from '../declare/collection.ts';
import { createBookmarks } from './bookmarks.ts';
import { createKept } from './kept.ts';
import { orderBy } from './list-order.ts';
import { count, gather, isOneOf, MOST_GATHERED, shownAndMatching } from './matches.ts';
import type { Conditions } from './matches.ts';
import type { Matching } from './search.ts';

interface Search {
  s: string;
  page: number;
  size: number;
}

type FoundRow = {
  id: string;
  collection: string;
  slug: string;
  language: Language;
  languages: Language[];
  title: string;
  summary: string | null;
  /** As PostgreSQL writes a moment. */
  at: string | null;
};

interface Wanted extends Conditions {
  names: string[];
  language: Language;
  key: string;
  offset: number;
  limit: number;
}

interface Found {
  rows: FoundRow[];
  total: number;
}

const MOST_TOTALS = 5_000;
/** Each is up to four kilobytes. */
const MOST_PAGES = 2_000;
/** What is found in everything changes with any collection. */
const EVERYTHING = 'everything';
const direction = 'newest';
const order = orderBy(direction);

/** Searches through many collections, newest first; what has no date comes last. */
export function createSearch(db: Executor, matching: Matching) {
  const totals = createKept<number>(MOST_TOTALS);
  const found = createKept<string[]>(MOST_PAGES);
  const bookmarks = createBookmarks(db);

  /** The newest of each collection, of which the newest of all are among. */
  async function walk({ names, walked, limit, ...wanted }: Wanted): Promise<string[]> {
    const beginning = await bookmarks.near({ ...wanted, collection: EVERYTHING, direction });
    if (!beginning) return [];
    const { from, offset } = beginning;
    const { rows } = await db.execute<{ id: string }>(sql`
      select v.document_id as id
      from unnest(${sql.param(names)}::text[]) as c(name) cross join lateral (
        select * from versions v where v.collection = c.name and v.live and ${walked} and ${from}
        order by ${order} limit ${offset + limit}
      ) v order by ${order} limit ${limit} offset ${offset}`);
    return rows.map(({ id }) => id);
  }

  async function read({ language }: Wanted, ids: string[]): Promise<FoundRow[]> {
    const { rows } = await db.execute<FoundRow>(sql`
      select v.document_id as id, v.collection, v.slug, v.language, d.languages, v.title, v.summary,
        nullif(v.at, 'epoch') as at
      from versions v join documents d on d.id = v.document_id
      where ${isOneOf(ids)} and v.live and ${language} = any(v.shown_in)
      order by ${order}`);
    return rows;
  }

  return {
    /** Everything public in the given collections that matches. */
    async search(
      collections: readonly Collection[],
      language: Language,
      { s, page, size }: Search,
    ): Promise<Found> {
      const names = collections.map(({ name }) => name);
      names.forEach(noteRead);
      const match = await matching.of(s);
      if (!match) return { rows: [], total: 0 };
      const { where, walked } = shownAndMatching(language, match);
      const all = sql`v.live and v.collection = any(${sql.param(names)}::text[]) and ${where}`;
      const key = JSON.stringify([language, names, s]);
      const total = await totals.of(EVERYTHING, key, () => count(db, all));
      const offset = (page - 1) * size;
      if (offset >= total) return { rows: [], total };
      const wanted = { names, language, key, where: all, order, walked, limit: size, offset };
      const ids = await found.of(EVERYTHING, `${key} ${size} ${offset}`, () =>
        total > MOST_GATHERED ? walk(wanted) : gather(db, wanted),
      );
      return { rows: await read(wanted, ids), total };
    },

    /** Forgets what was kept; call it when any collection changed. */
    forget(): void {
      totals.forget(EVERYTHING);
      found.forget(EVERYTHING);
      bookmarks.forget(EVERYTHING);
    },
  };
}
