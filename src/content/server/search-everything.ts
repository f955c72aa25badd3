import { sql } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import { noteRead } from '#db/changes.ts';
import type { Executor } from '#db/database.ts';
import type { Collection } from '../declare/collection.ts';
import { createBookmarks } from './bookmarks.ts';
import { createFoundPages } from './found-pages.ts';
import type { Matches } from './found-pages.ts';
import { orderBy } from './list-order.ts';
import { isOneOf, shownAndMatching } from './matches.ts';
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

interface Wanted extends Conditions, Matches {
  names: string[];
  language: Language;
}

interface Found {
  rows: FoundRow[];
  total: number;
}

/** What is found in everything changes with any collection. */
const EVERYTHING = 'everything';
const direction = 'newest' as const;
const order = orderBy(direction);

/** Searches through many collections, newest first; what has no date comes last. */
export function createSearch(db: Executor, matching: Matching) {
  const pages = createFoundPages(db);
  const bookmarks = createBookmarks(db);

  /** The newest of each collection, of which the newest of all are among. */
  async function walk(wanted: Wanted): Promise<string[]> {
    const { names, walked, limit } = wanted;
    const beginning = await bookmarks.near(wanted);
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
      const wanted = {
        ...{ names, language, key, where: all, walked, collection: EVERYTHING, direction },
        ...{ limit: size, offset: (page - 1) * size },
      };
      const { ids, total } = await pages.of(wanted, () => walk(wanted));
      return { rows: ids.length > 0 ? await read(wanted, ids) : [], total };
    },

    /** Forgets what was kept; call it when any collection changed. */
    forget(): void {
      pages.forget(EVERYTHING);
      bookmarks.forget(EVERYTHING);
    },
  };
}
