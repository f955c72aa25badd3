import { sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';

interface PublicFacts {
  id: string;
  slug: string;
  facts: Record<string, unknown>;
}

/** Some facts of every public document of a collection, or of those in which one fact is among some. */
export async function readPublicFacts(
  db: Executor,
  collection: string,
  names: readonly string[],
  only?: { fact: string; isOneOf: readonly string[] },
): Promise<PublicFacts[]> {
  const isWanted = only
    ? sql`and d.facts->>${only.fact} = any(${sql.param([...only.isOneOf])}::text[])`
    : sql``;
  const { rows } = await db.execute<PublicFacts & Record<string, unknown>>(sql`
    select d.id, d.slug,
      (select coalesce(jsonb_object_agg(name, d.facts->name), '{}')
        from unnest(${sql.param([...names])}::text[]) as name) as facts
    from documents d
    where d.collection = ${collection} and d.languages <> '{}' ${isWanted}`);
  return rows;
}
