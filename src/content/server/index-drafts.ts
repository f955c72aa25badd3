import { sql } from 'drizzle-orm';
import type { Database, Executor } from '#db/database.ts';
import { transaction } from '#db/transaction.ts';
import { partSchema } from './edit/parts.ts';
import type { PartContent } from './edit/parts.ts';
import { termsOfPart } from './search-index.ts';

const BATCH_SIZE = 200;

/**
 * Finds the words of every part that was saved since the last time; returns how many there were.
 * Many saves come between two searches of editors, so a save leaves this to the search.
 */
export async function indexDrafts(db: Database, signal?: AbortSignal): Promise<number> {
  let all = 0;
  for (let done = BATCH_SIZE; done === BATCH_SIZE; all += done) {
    signal?.throwIfAborted();
    done = await transaction(db, indexSome);
  }
  return all;
}

async function indexSome(tx: Executor): Promise<number> {
  const unindexed = await takeUnindexed(tx);
  if (unindexed.length === 0) return 0;
  const rows = unindexed.map(({ documentId, part, publicTerms, content }) => {
    const terms = publicTerms ?? termsOfPart(partSchema.parse(part), content);
    return { documentId, part, terms };
  });
  await tx.execute(sql`
    update drafts p set terms = found.terms
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as found("documentId" uuid, part text, terms text[])
    where p.document_id = found."documentId" and p.part = found.part`);
  await refreshSearch(
    tx,
    rows.map(({ documentId }) => documentId),
  );
  return rows.length;
}

type Unindexed = {
  documentId: string;
  part: string;
  content: PartContent;
  /** A version that is public as it was saved has its words already. */
  publicTerms: string[] | null;
};

/** A part that is being saved at this moment is left to the next search. */
async function takeUnindexed(tx: Executor): Promise<Unindexed[]> {
  // A second search waits here, so that it finds what the first one indexes.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('abhiyan drafts'))`);
  const { rows } = await tx.execute<Unindexed>(sql`
    select p.document_id as "documentId", p.part, r.content, v.terms as "publicTerms"
    from drafts p join revisions r on r.id = p.revision_id
      left join versions v on v.document_id = p.document_id and v.language = p.part
        and v.revision_id = p.revision_id
    where p.terms is null limit ${BATCH_SIZE} for update of p skip locked`);
  return rows;
}

async function refreshSearch(tx: Executor, documentIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    insert into draft_search (document_id, search)
    select p.document_id, coalesce(string_agg(array_to_string(p.terms, ' '), ' '), '')::tsvector
    from drafts p where p.document_id = any(${sql.param(documentIds)}::uuid[])
    group by p.document_id
    on conflict (document_id) do update set search = excluded.search`);
}
