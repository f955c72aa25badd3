import { sql } from 'drizzle-orm';
import { primaryLanguage } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import type { Executor } from '#db/database.ts';

/**
 * The titles of documents as they are public, by their ids: in a language where they have one, else in English,
 * else in any. One that is public no longer is missing.
 */
export async function publicTitles(
  db: Executor,
  ids: readonly string[],
  language: Language,
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; title: string }>(sql`
    select distinct on (document_id) document_id as id, title from versions
    where document_id = any(${sql.param([...new Set(ids)])}::uuid[])
    order by document_id, language = ${language} desc, language = ${primaryLanguage} desc, language`);
  return new Map(rows.map(({ id, title }) => [id, title]));
}
