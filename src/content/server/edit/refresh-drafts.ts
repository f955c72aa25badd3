import { sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';

/** The words of every part's newest revision, of the document `d`. */
const draftSearch = sql`coalesce((
  select string_agg(array_to_string(p.terms, ' '), ' ')
  from drafts p where p.document_id = d.id), '')::tsvector`;

/** Works out anew where documents stand between draft and public, and by which words editors find them. */
export async function refreshDrafts(tx: Executor, documentIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update documents d set
      edited_at = now(),
      draft_search = ${draftSearch},
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

/** Works out anew by which words editors find documents; they count as edited when they were. */
export async function refreshDraftSearch(
  tx: Executor,
  documentIds: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    update documents d set draft_search = ${draftSearch}
    where d.id = any(${sql.param([...documentIds])}::uuid[])`);
}
