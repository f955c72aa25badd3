import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { primaryLanguage } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import type { Executor } from '#db/database.ts';

const lacking = (language: Language): SQL => sql`
  documents.stage in ('live', 'changed') and not documents.languages @> ${sql.param([language])}::text[]`;

/** How many public documents have no text in each of some languages. */
export async function countUntranslated(
  db: Executor,
  languages: readonly Language[],
): Promise<Map<Language, number>> {
  const counted = await Promise.all(
    languages.map(async (language) => {
      const { rows } = await db.execute<{ count: string }>(
        sql`select count(*) as count from documents where ${lacking(language)}`,
      );
      return [language, Number(rows[0]?.count ?? 0)] as const;
    }),
  );
  return new Map(counted);
}

/** A page of the public documents without a text in a language, changed last first. */
export async function listUntranslated(
  db: Executor,
  language: Language,
  { page, size }: { page: number; size: number },
): Promise<{ id: string; collection: string; title: string }[]> {
  const { rows } = await db.execute<{ id: string; collection: string; title: string }>(sql`
    select found.id, found.collection, coalesce((
        select v.title from versions v where v.document_id = found.id
        order by v.language = ${primaryLanguage} desc, v.language limit 1), found.slug) as title
    from (
      select id, collection, slug, edited_at from documents where ${lacking(language)}
      order by edited_at desc, id desc limit ${size} offset ${(page - 1) * size}
    ) found order by found.edited_at desc, found.id desc`);
  return rows;
}
