import { sql } from 'drizzle-orm';
import { primaryLanguage } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import type { Executor } from '#db/database.ts';
import { changedFields, fieldsIn } from '../../declare/part-fields.ts';
import { factsPart } from './parts.ts';
import type { Part, PartContent } from './parts.ts';
import type { Head, Heads, Sources } from './revision-store.ts';

/**
 * The language that a document was written in first, which its translations are measured against: as it
 * was created with, else English, else the first that there is.
 */
export function originalOf(original: Language | null, written: Iterable<Part>): Language {
  const languages = [...written].filter((part) => part !== factsPart);
  if (original && languages.includes(original)) return original;
  return languages.includes(primaryLanguage) ? primaryLanguage : (languages[0] ?? primaryLanguage);
}

interface Translated {
  part: Part;
  content: PartContent;
  head: Head | undefined;
  /** The newest revision of the original, or the one that was on the screen. */
  source: number;
  stillRight: readonly string[];
}

/** The sources of a translation's fields after a save: those that it changes are from what was on the screen. */
export function sourcesAfter({ part, content, head, source, stillRight }: Translated): Sources {
  const all = Object.keys(fieldsIn(part, content));
  const changed = head ? changedFields(part, head.content, content) : all;
  const before = head ? sourcesOf(part, head) : {};
  const fresh = [...changed, ...stillRight].filter((name) => all.includes(name));
  return { ...before, ...Object.fromEntries(fresh.map((name) => [name, source])) };
}

/** The sources of a revision; where it names none, all of it is from what was the newest original then. */
function sourcesOf(part: Part, { id, content, sources }: Head): Sources {
  return (
    sources ?? Object.fromEntries(Object.keys(fieldsIn(part, content)).map((name) => [name, id]))
  );
}

/**
 * Derives which fields of each translation are behind the original, in one statement. A source that is
 * no revision of the original stands for the newest one before it. Returns the fields by language.
 */
export async function refreshBehind(
  tx: Executor,
  documentId: string,
  original: Language,
): Promise<Map<string, string[]>> {
  const { rows } = await tx.execute<{ part: string; behind: string[] }>(sql`
    with found as (
      select t.part, coalesce(array_agg(f.name order by f.name) filter (
        where was.fields is not null and ${written(sql`was.fields`)} is distinct from ${written(sql`now.fields`)}), '{}') as behind
      from drafts t join revisions tr on tr.id = t.revision_id
        cross join (
          select ${flat(sql`r.content`)} as fields from drafts o join revisions r on r.id = o.revision_id
          where o.document_id = ${documentId} and o.part = ${original}) now
        cross join lateral jsonb_object_keys(now.fields || ${flat(sql`tr.content`)}) f(name)
        left join lateral (
          select ${flat(sql`w.content`)} as fields from revisions w
          where w.document_id = ${documentId} and w.part = ${original}
            and w.id <= coalesce((tr.sources ->> f.name)::bigint, tr.id)
          order by w.id desc limit 1) was on true
      where t.document_id = ${documentId} and t.part not in ('facts', ${original})
      group by t.part
    ), marked as (
      update drafts p set behind = found.behind from found
      where p.document_id = ${documentId} and p.part = found.part and p.behind <> found.behind
    )
    select part, behind from found`);
  return new Map(rows.map(({ part, behind }) => [part, behind]));
}

/** The value of the field `f`; none where it is null or an empty text, as `isSameValue` has it. */
const written = (fields: ReturnType<typeof sql>) =>
  sql`nullif(nullif(${fields} -> f.name, 'null'), '""')`;

/** The fields of a language in one flat object. */
const flat = (content: ReturnType<typeof sql>) =>
  sql`(coalesce(${content} -> 'words', '{}') || (${content} - 'words'))`;

/** The text that each field of a translation was translated from, by language. */
export async function readSourceFields(
  tx: Executor,
  documentId: string,
  original: Language,
  heads: Heads,
): Promise<Map<Part, Record<string, unknown>>> {
  const wanted = [...heads].flatMap(([part, head]) => {
    if (part === factsPart || part === original) return [];
    return Object.entries(sourcesOf(part, head)).map(([name, source]) => ({ part, name, source }));
  });
  if (wanted.length === 0) return new Map();
  const { rows } = await tx.execute<{ part: Part; name: string; value: unknown }>(sql`
    select f.part, f.name, (
      select ${flat(sql`w.content`)} -> f.name from revisions w
      where w.document_id = ${documentId} and w.part = ${original} and w.id <= f.source
      order by w.id desc limit 1) as value
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as f(part text, name text, source bigint)`);
  const found = new Map<Part, Record<string, unknown>>();
  for (const { part, name, value } of rows)
    found.set(part, { ...found.get(part), [name]: value ?? null });
  return found;
}
