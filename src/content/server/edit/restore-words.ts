import { sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { sealOfRevision, sealOfVersion } from './seal.ts';

/**
 * Puts the words of public versions back that are not as they were published, where the published revision
 * still is; of any number of documents in one statement. Everything else that is wrong stays, and so do the
 * words that a version is found by, which were made from that revision.
 */
export async function restoreWords(tx: Executor, documentIds: readonly string[]): Promise<void> {
  const ids = sql.param([...documentIds]);
  // So that writers of one of them take turns with this.
  await tx.execute(sql`
    select from documents where id = any(${ids}::uuid[]) order by id for update`);
  await tx.execute(sql`
    update versions v set title = r.content ->> 'title', summary = r.content ->> 'summary',
      body = r.content ->> 'body', words = coalesce(r.content -> 'words', '{}'), updated_at = now()
    from publications p join revisions r on r.id = p.revision_id
    where v.document_id = any(${ids}::uuid[]) and p.document_id = v.document_id
      and p.part = v.language and p.until is null and v.revision_id = p.revision_id
      and p.seal = ${sealOfRevision(sql`r.part`, sql`r.content`)} and p.seal <> ${sealOfVersion(sql`v`)}`);
}
