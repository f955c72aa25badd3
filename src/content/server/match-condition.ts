import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import type { Executor } from '#db/database.ts';

/**
 * One condition in two forms: `where` for counting or gathering rows, `walked` for walking along them.
 */
export interface Conditions {
  where: SQL;
  walked: SQL;
}

/** That a version serves a language, and that it matches where there is something to match. */
export function matchCondition(language: Language, match: SQL | undefined): Conditions {
  const shown = sql`${language} = any(v.shown_in)`;
  if (!match) return { where: shown, walked: shown };
  return {
    where: sql`${shown} and ${match}`,
    // Its words are read only where they count, and never by their index.
    walked: sql`case when ${shown} then ${match} else false end`,
  };
}

/**
 * Up to so many matches are gathered first and put in order then. PostgreSQL would guess which way
 * is shorter, and guesses badly for beginnings of words: it walked 20,000 rows to find 12 of 100.
 */
export const MAX_SORTED = 1_000;

/** A page of the ids of matching documents. */
export async function selectSorted(
  db: Executor,
  { where, order, limit, offset }: { where: SQL; order: SQL; limit: number; offset: number },
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with found as materialized (
      select v.document_id, v.at, v.position from versions v where ${where}
    )
    select v.document_id as id from found v order by ${order} limit ${limit} offset ${offset}`);
  return rows.map(({ id }) => id);
}

/** That a version is of one of these documents. */
export function hasIdIn(ids: readonly string[]): SQL {
  return sql`v.document_id = any(${sql.param(ids)}::uuid[])`;
}

/** How many versions there are; where there are more than `most`, it says only that. */
export async function countUpTo(db: Executor, where: SQL, most: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (select from versions v where ${where} limit ${most + 1}) as v`);
  return rows[0]?.count ?? 0;
}

/** How many versions there are. */
export async function count(db: Executor, where: SQL): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from versions v where ${where}`,
  );
  return rows[0]?.count ?? 0;
}
