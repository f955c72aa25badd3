import { sql } from 'drizzle-orm';
import { Problem } from '#contract/problems.ts';
import type { Executor } from '#db/database.ts';
import { readProposal } from './proposed-order.ts';

/** An order as it was on the screen of somebody who changes it. */
interface SeenOrder {
  ids: readonly string[];
  /** The moment of the order that waited beside it. */
  proposedAt: string | null;
}

/**
 * Refuses to put an order in the place of one that was never seen: it would undo what somebody else has just moved.
 * What came into the list since, or went, changes no order. The documents stay locked, so that two take turns.
 */
export async function requireSeen(tx: Executor, name: string, seen: SeenOrder): Promise<void> {
  await tx.execute(sql`
    select from documents d where d.collection = ${name} order by d.id for update of d`);
  const { rows } = await tx.execute<{ id: string }>(sql`
    select d.id from documents d
    where d.collection = ${name} and d.id = any(${sql.param([...seen.ids])}::uuid[])
    order by d.position, d.id`);
  const left = new Set(rows.map(({ id }) => id));
  const before = seen.ids.filter((id) => left.has(id));
  const proposal = await readProposal(tx, name);
  const waitsSince = seen.proposedAt === null ? undefined : Date.parse(seen.proposedAt);
  const isSame =
    rows.every(({ id }, at) => id === before[at]) && proposal?.proposedAt.getTime() === waitsSince;
  if (!isSame)
    throw new Problem('conflict', { message: 'The order was changed since. Look at it again.' });
}
