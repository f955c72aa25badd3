import { sql } from 'drizzle-orm';
import { allLanguages, primaryLanguage } from '#contract/languages.ts';
import type { Executor } from '#db/database.ts';

/**
 * Works out anew which version of each document serves which language of the site: its own, and the
 * primary language (or the first there is) for those that have none. Each is found by the words of all.
 */
export async function refreshLanguageFallback(
  tx: Executor,
  documentIds: readonly string[],
): Promise<void> {
  const ids = sql.param([...documentIds]);
  const all = sql.param([...allLanguages]);
  await tx.execute(sql`
    with live as (
      select document_id, array_agg(language) as languages,
        coalesce(max(language) filter (where language = ${primaryLanguage}), min(language)) as fallback
      from versions where document_id = any(${ids}::uuid[]) group by document_id
    )
    update versions v set shown_in = case
      when v.language = l.fallback
      then array[v.language] || array(select x from unnest(${all}::text[]) x where x <> all(l.languages))
      else array[v.language] end,
      search = (
        select string_agg(array_to_string(w.terms, ' '), ' ') from versions w
        where w.document_id = v.document_id)::tsvector
    from live l where v.document_id = l.document_id`);
  await tx.execute(sql`
    update documents d set languages = array(
      select v.language from versions v where v.document_id = d.id
      order by array_position(${all}::text[], v.language))
    where d.id = any(${ids}::uuid[])`);
}
