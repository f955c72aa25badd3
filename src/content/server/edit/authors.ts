import { sql } from 'drizzle-orm';

/** The author of documents from a campaign's files, and of what the site itself changes in texts. */
export const IMPORTER = '00000000-0000-4000-8000-000000000001';

/**
 * Joins a part `p` of a review of the document `d` with the revisions `n` that people wrote since the public one.
 * Where that is a copy that the site made with another file, the draft was copied after it: the revisions count
 * from the newest one that was public and is not such a copy.
 */
export const writtenSincePublic = sql`
  left join versions v on v.document_id = d.id and v.language = p.part
  join revisions n on n.document_id = d.id and n.part = p.part and n.author_id <> ${IMPORTER}
    and n.id <= p.revision_id and n.id > coalesce((
      select max(w.id) from revisions w
      where w.document_id = d.id and w.part = p.part and w.author_id <> ${IMPORTER}
        and w.id <= case p.part when 'facts' then d.facts_revision_id else v.revision_id end
        and exists (select from publications b where b.revision_id = w.id)), 0)`;
