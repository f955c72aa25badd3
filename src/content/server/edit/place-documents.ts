import { sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { documents } from '#db/schema/content.ts';
import type { DocumentRow } from './document-row.ts';
import type { WrittenDocument } from './written-document.ts';

/** A written document and its row, which is locked. */
export interface DocumentPlacement {
  written: WrittenDocument;
  row: DocumentRow;
  isNew: boolean;
  /** Whether it got another place in its list, or was taken out of the bin. */
  isMoved: boolean;
}

/** Finds or makes the row of each document, at its place in the list and out of the bin. */
export async function placeDocuments(
  tx: Executor,
  written: readonly WrittenDocument[],
): Promise<DocumentPlacement[]> {
  const added = await addMissing(tx, written);
  const rows = new Map((await lockAll(tx, written)).map((row) => [keyOf(row), row]));
  const placed = written.map((each) => {
    const row = rows.get(keyOf({ ...each, collection: each.collection.name }));
    if (!row) throw new Error(`${each.collection.name}/${each.slug} was not stored`);
    const isMoved = row.position !== each.position || row.binnedAt !== null;
    const placedRow = { ...row, position: each.position, binnedAt: null };
    return { written: each, row: placedRow, isNew: added.has(row.id), isMoved };
  });
  await move(
    tx,
    placed.filter(({ isMoved }) => isMoved),
  );
  return placed;
}

const keyOf = ({ collection, slug }: { collection: string; slug: string }) =>
  `${collection}/${slug}`;

async function addMissing(tx: Executor, written: readonly WrittenDocument[]): Promise<Set<string>> {
  const rows = written.map(({ collection: { name: collection }, slug, position, original }) => {
    return { collection, slug, position, original };
  });
  const { rows: added } = await tx.execute<{ id: string }>(sql`
    insert into documents (id, collection, slug, facts, position, original)
    select gen_random_uuid(), w.collection, w.slug, '{}', w.position, w.original
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as w(collection text, slug text, position int, original text)
    on conflict do nothing returning id`);
  return new Set(added.map(({ id }) => id));
}

/** Locked in one order, so that two who write the same documents take turns. */
async function lockAll(tx: Executor, written: readonly WrittenDocument[]): Promise<DocumentRow[]> {
  const names = sql.param(written.map(({ collection }) => collection.name));
  const slugs = sql.param(written.map(({ slug }) => slug));
  return tx
    .select()
    .from(documents)
    .where(sql`(collection, slug) in (select * from unnest(${names}::text[], ${slugs}::text[]))`)
    .orderBy(documents.id)
    .for('update');
}

async function move(tx: Executor, moved: readonly DocumentPlacement[]): Promise<void> {
  if (moved.length === 0) return;
  const places = sql`unnest(
    ${sql.param(moved.map(({ row }) => row.id))}::uuid[],
    ${sql.param(moved.map(({ row }) => row.position))}::int[]) as moved(id, place)`;
  await tx.execute(sql`
    update documents d set position = moved.place, binned_at = null
    from ${places} where d.id = moved.id`);
  await tx.execute(sql`
    update versions v set position = moved.place from ${places} where v.document_id = moved.id`);
}
