import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { toTsquery } from '#lib/script.ts';
import type { Meant } from '#lib/script.ts';

/** A query for matches, the most relevant first. */
interface RelevanceQuery {
  where: SQL;
  query: readonly Meant[];
  /** Of two that fit alike, the one nearer to this moment comes first: the last camp, or the next. */
  near: Date;
  limit: number;
  offset: number;
}

type Manner = Parameters<typeof toTsquery>[1];

/** The condition that the title holds every word; it has an index. */
export function titleCondition(query: readonly Meant[]): SQL {
  return sql`ts_filter(v.search, '{a}') @@ ${tsquery(query, { inTitle: true })}`;
}

/**
 * The maximum number of texts that are read again to put them in order; each takes some tens of
 * microseconds.
 */
export const MAX_RANKED = 300;

/**
 * A page of the ids of matching documents by how well they fit: by where the words stand (the title,
 * the title and the summary, some in the title, the rest of the text), then as a phrase before
 * scattered, then as they were typed before begun, in the other script or corrected.
 */
export async function selectByRelevance(
  db: Executor,
  { where, query, near, limit, offset }: RelevanceQuery,
): Promise<string[]> {
  const all = tsquery(query);
  const whole = tsquery(query, { whole: true });
  // One word alone is no phrase, and a long text takes a while to be read again.
  const isPhrase =
    query.length > 1 ? sql`v.search @@ ${tsquery(query, { join: '<->' })}` : sql`true`;
  const { rows } = await db.execute<{ id: string }>(sql`
    with found as materialized (
      select v.document_id, v.at, ts_filter(v.search, '{a,b}') as told,
        ${isPhrase} as is_phrase, v.search @@ ${whole} as is_whole
      from versions v where ${where}
    )
    select document_id as id from found order by
      case when told @@ ${tsquery(query, { inTitle: true })} then 3
        when told @@ ${all} then 2
        when told @@ ${tsquery(query, { inTitle: true, join: '|' })} then 1
        else 0 end desc,
      is_phrase desc,
      (told @@ ${tsquery(query, { inTitle: true, whole: true })})::int + (told @@ ${whole})::int
        + is_whole::int desc,
      abs(extract(epoch from at - ${near.toISOString()}::timestamptz)), document_id desc
    limit ${limit} offset ${offset}`);
  return rows.map(({ id }) => id);
}

const tsquery = (query: readonly Meant[], manner?: Manner): SQL =>
  sql`${toTsquery(query, manner) ?? ''}::tsquery`;
