import { sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';

/** Refreshes the stage of documents; they count as edited now. */
export async function refreshStage(tx: Executor, documentIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update documents d set
      edited_at = now(),
      stage = case
        when d.binned_at is not null then 'binned'
        when d.languages = '{}' then 'draft'
        when exists (
          select from drafts p left join versions v on v.document_id = p.document_id and v.language = p.part
          where p.document_id = d.id and p.revision_id is distinct from
            case p.part when 'facts' then d.facts_revision_id else v.revision_id end
        ) then 'changed'
        else 'live' end
    where d.id = any(${sql.param([...documentIds])}::uuid[])`);
}

/** Marks a document as `refreshStage` would after a save: the part just written is not the public one. */
export async function markEdited(tx: Executor, documentId: string): Promise<void> {
  await tx.execute(sql`
    update documents set
      edited_at = now(),
      stage = case when languages = '{}' then 'draft' else 'changed' end
    where id = ${documentId}`);
}
