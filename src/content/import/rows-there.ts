import { sql } from 'drizzle-orm';
import { allLanguages } from '#contract/languages.ts';
import { Problem } from '#contract/problems.ts';
import type { Executor } from '#db/database.ts';
import type { Collection } from '../declare/collection.ts';
import { checkDraft } from '../server/document/draft-content.ts';
import { factsPart, plain } from '../server/edit/parts.ts';
import type { Part, PartContent } from '../server/edit/parts.ts';
import type { TableRow } from './read-table.ts';

/**
 * Marks the rows of which a document of the collection has every text and fact already: a table is
 * brought again as a whole when its faulty rows were mended. Another table for the same collection waits
 * until this transaction ends.
 */
export async function markRowsThere(
  tx: Executor,
  collection: Collection,
  rows: readonly TableRow[],
): Promise<void> {
  const lock = `abhiyan table of ${collection.name}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
  const asked = rows.flatMap((row) => (row.fault ? [] : (askedFor(collection, row) ?? [])));
  const { rows: found } = await tx.execute<{ line: number }>(sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
        as given(line int, part text, title text, parts jsonb)
    ), alike as materialized (
      select given.line, given.parts, d.id
      from documents d
      join drafts p on p.document_id = d.id
      join revisions r on r.id = p.revision_id
      join given on given.part = p.part and given.title = r.content ->> 'title'
      where d.collection = ${collection.name} and d.binned_at is null
    )
    select distinct line from alike where not exists (
      select from jsonb_each(alike.parts) as own(part, content)
      where not exists (
        select from drafts p join revisions r on r.id = p.revision_id
        where p.document_id = alike.id and p.part = own.part and r.content @> own.content))`);
  const there = new Set(found.map(({ line }) => line));
  for (const row of rows) if (there.has(row.line)) row.fault ??= { kind: 'there', column: 'title' };
}

/** The parts that a row says something of, as drafts keep them; nothing where they cannot be kept. */
function askedFor(collection: Collection, { line, facts, versions }: TableRow) {
  const original = allLanguages.find((language) => versions.has(language));
  const said: [Part, object][] = [...versions];
  if (Object.keys(facts).length > 0) said.push([factsPart, facts]);
  try {
    const parts = Object.fromEntries(
      said.map(([part, content]) => [part, keptOf(collection, part, content)]),
    );
    return { line, part: original, title: original && parts[original]?.['title'], parts };
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}

/** Without what the row leaves open: somebody may have written it since. */
function keptOf(collection: Collection, part: Part, content: object): PartContent {
  const kept = plain(checkDraft(collection, part, { ...content }));
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== null));
}
