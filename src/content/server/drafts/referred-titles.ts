import { sql } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import type { Executor } from '#db/database.ts';
import type { Collection } from '../../declare/collection.ts';
import { newestTitle } from '../newest-title.ts';

/** The newest title of the document `d`; empty where it has none. */
export const titleIn = (language: Language) =>
  sql`coalesce(${newestTitle(sql`d.id`, language)}, '')`;

export type ReferredDocument = { id: string; slug: string; title: string };

/** The documents that facts refer to, live or not, by the name of the fact. */
export async function readReferred(
  db: Executor,
  { facts }: Pick<Collection, 'facts'>,
  values: Record<string, unknown>,
  language: Language,
): Promise<Record<string, ReferredDocument>> {
  const wanted = Object.entries(facts).flatMap(([field, { to }]) => {
    const slug = values[field];
    return to && typeof slug === 'string' ? [{ field, to, slug }] : [];
  });
  if (wanted.length === 0) return {};
  const { rows } = await db.execute<ReferredDocument & { field: string }>(sql`
    select w.field, d.id, d.slug, ${titleIn(language)} as title
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w(field text, "to" text, slug text)
      join documents d on d.collection = w."to" and d.slug = w.slug`);
  return Object.fromEntries(rows.map(({ field, ...document }) => [field, document]));
}

/** The titles of documents, live or not, by `collection/slug`. */
export async function readTitles(
  db: Executor,
  wanted: readonly { to: string; slug: string }[],
  language: Language,
): Promise<Map<string, string>> {
  if (wanted.length === 0) return new Map();
  const { rows } = await db.execute<{ key: string; title: string }>(sql`
    select distinct d.collection || '/' || d.slug as key, ${titleIn(language)} as title
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w("to" text, slug text)
      join documents d on d.collection = w."to" and d.slug = w.slug`);
  return new Map(rows.map(({ key, title }) => [key, title]));
}
