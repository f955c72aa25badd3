import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import type { Executor } from '#db/database.ts';

/** A document in the version that is shown, as it lies in the database. */
export type Row = {
  id: string;
  slug: string;
  language: Language;
  languages: Language[];
  title: string;
  summary: string | null;
  body: string | null;
  facts: Record<string, unknown>;
  words: Record<string, unknown>;
  /** As PostgreSQL writes a moment. */
  createdAt: string;
  /** When its facts or these words were last written. */
  updatedAt: string;
};

/** The SELECT list and FROM that yield a `Row`; `v` is the version, `d` its document. */
export const selectRow = sql`
  select v.document_id as id, v.slug, v.language, d.languages, v.title, v.summary, v.body, d.facts, v.words,
    d.created_at as "createdAt", greatest(d.updated_at, v.updated_at) as "updatedAt"
  from versions v join documents d on d.id = v.document_id`;

/** The public documents of a collection that a condition holds for, in no order. */
export async function readRows(
  db: Executor,
  { collection, language, where }: { collection: string; language: Language; where: SQL },
): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    ${selectRow} where v.collection = ${collection} and ${where} and ${language} = any(v.shown_in)`);
  return rows;
}
