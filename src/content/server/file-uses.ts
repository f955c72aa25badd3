import { sql } from 'drizzle-orm';
import { primaryLanguage } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import type { MediaUse } from '#contract/media-file.ts';
import type { Executor } from '#db/database.ts';
import { newestTitle } from './newest-title.ts';

type UseRow = MediaUse & { key: string };

/**
 * Documents whose newest, public or scheduled revisions name one of these files, with a title in the
 * language asked for or the first there is; those in the bin are among them, because they can come back.
 */
export async function findUses(
  db: Executor,
  keys: readonly string[],
  language: Language,
): Promise<UseRow[]> {
  const { rows } = await db.execute<UseRow>(sql`
    select used.*, coalesce(${newestTitle(sql`used."documentId"`, language)}, '') as title
    from (
      select f.key, d.id as "documentId", d.collection, d.slug, d.binned_at is not null as "isBinned",
        bool_or(p.revision_id is not null) as "isDraft", bool_or(${isLive}) as "isLive",
        bool_or(s.revision_id is not null) as "isScheduled"
      from ${usesFrom}
      where f.key = any(${sql.param([...keys])}::text[]) and ${isInUse}
      group by f.key, d.id
    ) used
    order by used."isLive" desc, used.collection, title, used."documentId"`);
  return rows;
}

/** The titles that everybody reads, by the ids of documents; those that are not public are left out. */
export async function publicTitles(
  db: Executor,
  documentIds: readonly string[],
  language: Language,
): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ id: string; title: string }>(sql`
    select distinct on (v.document_id) v.document_id as id, v.title from versions v
    where v.document_id = any(${sql.param([...documentIds])}::uuid[])
    order by v.document_id, v.language = ${language} desc, v.language = ${primaryLanguage} desc, v.language`);
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** How many documents use each of these files; those that none uses are left out. */
export async function countUses(
  db: Executor,
  keys: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ key: string; uses: string }>(sql`
    select f.key, count(distinct d.id) as uses from ${usesFrom}
    where f.key = any(${sql.param([...keys])}::text[]) and ${isInUse} group by f.key`);
  return new Map(rows.map(({ key, uses }) => [key, Number(uses)]));
}

/** Every key that documents use; a condition of SQL looks into it. */
export const keysInUse = () => sql`(select f.key from ${usesFrom} where ${isInUse})`;

/** Whether any revision, also one that is history, names a file. */
export async function isNamed(db: Executor, key: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select from revision_files where key = ${key} limit 1`);
  return rows.length > 0;
}

const usesFrom = sql`revision_files f
  join revisions r on r.id = f.revision_id
  join documents d on d.id = r.document_id
  left join drafts p on p.revision_id = r.id
  left join versions v on v.document_id = r.document_id and v.language = r.part and v.revision_id = r.id
  left join schedule s on s.revision_id = r.id`;

const isLive = sql`(v.revision_id is not null or (d.facts_revision_id = r.id and d.languages <> '{}'))`;

const isInUse = sql`(p.revision_id is not null or s.revision_id is not null or ${isLive})`;
