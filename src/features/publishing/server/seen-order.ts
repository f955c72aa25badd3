import { sql } from 'drizzle-orm';
import { Problem } from '#contract/problems.ts';
import type { Executor } from '#db/database.ts';
import type { SeenOrder } from '../contract.ts';
import { readProposal } from './proposed-order.ts';

/**
 * Refuses to put an order in the place of one that was never seen: it would undo what somebody else has just moved.
 * What came into the list since, or went, changes no order. The documents stay locked, so that two take turns.
 */
export async function requireSeen(tx: Executor, name: string, seen: SeenOrder): Promise<void> {
  const seenIds = new Set(seen.ids);
  // Locked by id, as everywhere, so that no two wait for each other.
  const { rows } = await tx.execute<{ id: string; position: number }>(sql`
    select d.id, d.position from documents d
    where d.collection = ${name} order by d.id for update of d`);
  const current = rows
    .filter(({ id }) => seenIds.has(id))
    .toSorted((a, b) => a.position - b.position);
  const left = new Set(current.map(({ id }) => id));
  const before = seen.ids.filter((id) => left.has(id));
  const proposal = await readProposal(tx, name);
  const waitsSince = seen.proposedAt === null ? undefined : Date.parse(seen.proposedAt);
  const isSame =
    current.every(({ id }, at) => id === before[at]) &&
    proposal?.proposedAt.getTime() === waitsSince;
  if (!isSame)
    throw new Problem('conflict', { message: 'The order was changed since. Look at it again.' });
}
