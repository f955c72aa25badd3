import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { primaryLanguage } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';

/**
 * The newest title of a document, live or not, in a language where it has one, else in English, else in any; null
 * where it has none. `id` is the id of the document, in the words of the query around it.
 */
export const newestTitle = (id: SQL, language: Language = primaryLanguage): SQL => sql`(
  select r.content ->> 'title' from drafts p join revisions r on r.id = p.revision_id
  where p.document_id = ${id} and p.part <> 'facts' and r.content ->> 'title' <> ''
  order by p.part = ${language} desc, p.part = ${primaryLanguage} desc, p.part limit 1)`;
