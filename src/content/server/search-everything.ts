import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import { noteRead } from '#db/changes.ts';
import type { Executor } from '#db/database.ts';
import type { Collection } from '../declare/collection.ts';
import { createKept } from './kept.ts';
import { count, gathered, MOST_GATHERED, shownAndMatching } from './matches.ts';
import { matching } from './search.ts';

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

interface Found {
  rows: FoundRow[];
  total: number;
}

const MOST_TOTALS = 5_000;
/** Totals of searches through everything change with any collection. */
const EVERYTHING = 'everything';

/** Searches through many collections, newest first; what has no date comes last. */
export function createSearch(db: Executor) {
  const totals = createKept<number>(MOST_TOTALS);

  return {
    /** Everything public in the given collections that matches. */
    async search(
      collections: readonly Collection[],
      language: Language,
      asked: Search,
    ): Promise<Found> {
      const names = collections.map(({ name }) => name);
      names.forEach(noteRead);
      const match = await matching(db, asked.s);
      if (!match) return { rows: [], total: 0 };
      const conditions = shownAndMatching(language, match);
      const where = sql`v.live and v.collection = any(${sql.param(names)}::text[]) and ${conditions.where}`;
      const key = JSON.stringify([language, asked.s]);
      const total = await totals.of(EVERYTHING, key, () => count(db, where));
      const offset = (asked.page - 1) * asked.size;
      if (offset >= total) return { rows: [], total };
      const most = offset + asked.size;
      const find = total > MOST_GATHERED ? walk(names, conditions.walked, most) : gather(where);
      const page = sql`order by v.at desc, v.document_id desc limit ${asked.size} offset ${offset}`;
      const { rows } = await db.execute<FoundRow>(sql`${find} ${page}`);
      return { rows, total };
    },
    forget(): void {
      totals.forget(EVERYTHING);
    },
  };
}

const selectFound = sql`
  select v.document_id as id, v.collection, v.slug, v.language, d.languages, v.title, v.summary,
    nullif(v.at, 'epoch') as at`;

function gather(where: SQL): SQL {
  return sql`${gathered(where)} ${selectFound}
    from found f join versions v on v.document_id = f.document_id and v.language = f.language
    join documents d on d.id = v.document_id`;
}

/** The newest of each collection, of which the newest of all are among. */
function walk(names: string[], walked: SQL, most: number): SQL {
  return sql`${selectFound}
    from unnest(${sql.param(names)}::text[]) as c(name) cross join lateral (
      select * from versions v where v.collection = c.name and v.live and ${walked}
      order by v.at desc, v.document_id desc limit ${most}
    ) v join documents d on d.id = v.document_id`;
}
