import { sql } from 'drizzle-orm';
import { invalid } from '#contract/problems.ts';
import type { Executor } from '#db/database.ts';
import { partSchema } from './parts.ts';
import type { Part, PartContent } from './parts.ts';
import type { Sources } from './revision-store.ts';
import { sealOfRevision } from './seal.ts';

/** A revision that was public at a moment. */
export interface PublicAt {
  revisionId: number;
  /** Null where the text is gone from the database, or is no longer as it was published. */
  content: PartContent | null;
  sources: Sources | null;
}

/** Reads what was public of a document at a moment, by part. */
export async function readPublicAt(
  tx: Executor,
  documentId: string,
  moment: Date,
): Promise<Map<Part, PublicAt>> {
  const { rows } = await tx.execute<
    { part: string; id: string } & Pick<PublicAt, 'content' | 'sources'>
  >(sql`
    select distinct on (p.part) p.part, p.revision_id as id, r.sources,
      case when p.seal = ${sealOfRevision(sql`r.part`, sql`r.content`)} then r.content end as content
    from publications p left join revisions r on r.id = p.revision_id
    where p.document_id = ${documentId}
      and p.since <= ${moment} and (p.until is null or p.until > ${moment})
    order by p.part, p.id desc`);
  return new Map(
    rows.map(({ part, id, ...rest }) => [
      partSchema.parse(part),
      { ...rest, revisionId: Number(id) },
    ]),
  );
}

/** The first moment of which it is known what was public. */
export async function historyBegins(db: Executor): Promise<Date> {
  const { rows } = await db.execute<{ since: string | null }>(
    sql`select min(since) as since from publications`,
  );
  return new Date(rows[0]?.since ?? Date.now());
}

/** Throws `invalid` for a moment to come, and for one before the history begins. */
export async function requireKnown(db: Executor, moment: Date): Promise<void> {
  if (moment.getTime() > Date.now())
    throw invalid({ param: 'moment', msg: 'Choose a moment in the past' });
  if (moment < (await historyBegins(db)))
    throw invalid({
      param: 'moment',
      msg: 'What was public then is not known. Choose a later one',
    });
}
