import { sql } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import { noteRead } from '#db/changes.ts';
import type { Executor } from '#db/database.ts';
import type { Collection } from '../declare/collection.ts';
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

/** Everything public in the given collections that matches, newest first; what has no date comes last. */
export async function searchCollections(
  db: Executor,
  collections: readonly Collection[],
  language: Language,
  { s, page, size }: Search,
) {
  const names = collections.map(({ name }) => name);
  names.forEach(noteRead);
  const match = await matching(db, s);
  if (!match) return { rows: [], total: 0 };
  const where = sql`v.live and ${language} = any(v.shown_in) and v.collection = any(${sql.param(names)}::text[]) and ${match}`;
  const [found, counted] = await Promise.all([
    db.execute<FoundRow>(sql`
      select v.document_id as id, v.collection, v.slug, v.language, d.languages, v.title, v.summary,
        nullif(v.at, 'epoch') as at
      from versions v join documents d on d.id = v.document_id
      where ${where} order by v.at desc, v.document_id desc limit ${size} offset ${(page - 1) * size}`),
    db.execute<{ count: number }>(
      sql`select count(*)::int as count from versions v where ${where}`,
    ),
  ]);
  return { rows: found.rows, total: counted.rows[0]?.count ?? 0 };
}
