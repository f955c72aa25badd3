import { and, eq, sql } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import { Problem } from '#contract/problems.ts';
import type { Executor } from '#db/database.ts';
import { documents } from '#db/schema/content.ts';
import { oneOf } from '../../declare/collection.ts';
import type { Collection } from '../../declare/collection.ts';
import type { Json } from '../../declare/draft-shapes.ts';
import { fieldsIn, isSameValue } from '../../declare/part-fields.ts';
import type { DocumentRow } from '../edit/document-row.ts';
import type { Part } from '../edit/parts.ts';
import { readHeads } from '../edit/revision-store.ts';
import type { Head, Heads } from '../edit/revision-store.ts';
import { originalOf, readSourceFields } from '../edit/translation-sources.ts';
import { readEditorialStates } from './editorial-state.ts';
import type { EditorialState } from './editorial-state.ts';

/** The row of a document of a collection. Throws `notFound`. */
export async function findDocument(
  db: Executor,
  collection: Collection,
  id: string,
): Promise<DocumentRow> {
  const matchesId = and(eq(documents.id, id), eq(documents.collection, collection.name));
  const [row] = await db.select().from(documents).where(matchesId);
  if (row) return row;
  throw new Problem('notFound', { message: `There is no ${oneOf(collection)} of this name.` });
}

/** A field of a translation whose original changed. */
export interface BehindField {
  field: string;
  before: Json;
  now: Json;
}

export interface WholeDraft {
  row: DocumentRow;
  original: Language;
  heads: Heads;
  editorial: EditorialState;
  behindIn(part: Part): BehindField[];
}

/** A document with the newest revision of every part, where it stands, and what is behind. */
export async function readWholeDraft(
  db: Executor,
  collection: Collection,
  id: string,
): Promise<WholeDraft> {
  const row = await findDocument(db, collection, id);
  const [heads, states] = await Promise.all([readHeads(db, id), readEditorialStates(db, [id])]);
  const original = originalOf(row.original, heads.keys());
  const sources = await readSourceFields(db, id, original, heads);
  const now = heads.get(original);
  return {
    row,
    original,
    heads,
    editorial: states(id),
    behindIn: (part) => behindOf(original, now, sources.get(part)),
  };
}

function behindOf(
  original: Language,
  now: Head | undefined,
  sources: Record<string, unknown> = {},
): BehindField[] {
  const fields = now ? fieldsIn(original, now.content) : {};
  return Object.entries(sources).flatMap(([field, before]) => {
    const value = fields[field] ?? null;
    // Both come from JSON columns.
    return isSameValue(before, value) ? [] : [{ field, before, now: value } as BehindField];
  });
}

/** The newest revision of each part, for a tab that asks whether others have saved. */
export async function readNewest(
  db: Executor,
  documentId: string,
): Promise<Record<string, number>> {
  const { rows } = await db.execute<{ part: string; id: string }>(sql`
    select part, revision_id as id from drafts where document_id = ${documentId}`);
  return Object.fromEntries(rows.map(({ part, id }) => [part, Number(id)]));
}
