import { sql } from 'drizzle-orm';
import { publishChange } from '#db/cache-tags.ts';
import type { Executor } from '#db/database.ts';
import type { Collection } from '../../declare/collection.ts';

/** Puts the documents of a list that is ordered by hand into this order, at once. */
export async function reorder(
  tx: Executor,
  { name }: Collection,
  documentIds: readonly string[],
): Promise<void> {
  const placed = sql`
    unnest(${sql.param([...documentIds])}::uuid[]) with ordinality as placed(id, place)`;
  // Locked in one order, so that two who sort the same list take turns.
  await tx.execute(sql`
    select from documents d join ${placed} on placed.id = d.id
    where d.collection = ${name} order by d.id for update of d`);
  await tx.execute(sql`
    update documents d set position = placed.place from ${placed}
    where d.id = placed.id and d.collection = ${name}`);
  const { rowCount } = await tx.execute(sql`
    update versions v set position = placed.place from ${placed}
    where v.document_id = placed.id and v.collection = ${name} and v.position <> placed.place`);
  if (rowCount) await publishChange(tx, [name]);
}
