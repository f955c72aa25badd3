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

interface Edited {
  documentId: string;
  authorId: string;
  /** The category of the facts that were saved; left out where they were not. */
  category?: string | null;
}

/** Marks documents as `refreshStage` would after a save: the parts just written are not the public ones. */
export async function markEdited(tx: Executor, edited: readonly Edited[]): Promise<void> {
  const rows = edited.map((each) => ({ ...each, isFiled: each.category !== undefined }));
  await tx.execute(sql`
    update documents d set
      edited_at = now(),
      edited_by = given."authorId",
      category = case when given."isFiled" then given.category else d.category end,
      stage = case when languages = '{}' then 'draft' else 'changed' end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(
      "documentId" uuid, "authorId" uuid, category text, "isFiled" boolean)
    where d.id = given."documentId"`);
}

/** Files documents by the category of their newest facts. */
export async function fileUnder(
  tx: Executor,
  rows: readonly { id: string; category: string | null }[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    update documents d set category = filed.category
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as filed(id uuid, category text)
    where d.id = filed.id and d.category is distinct from filed.category`);
}
