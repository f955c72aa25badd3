import { asc, eq, inArray } from 'drizzle-orm';
import { Problem } from '#contract/problems.ts';
import type { Executor } from '#db/database.ts';
import { proposedOrders } from '#db/schema/publishing.ts';

export type Proposal = typeof proposedOrders.$inferSelect;

const ofCollection = (name: string) => eq(proposedOrders.collection, name);

/** Keeps an order until somebody else has approved it; a newer one takes its place. */
export async function propose(
  tx: Executor,
  { collection, ids, agentId }: { collection: string; ids: string[]; agentId: string },
): Promise<void> {
  const proposal = { documentIds: ids, proposedBy: agentId, proposedAt: new Date() };
  await tx
    .insert(proposedOrders)
    .values({ collection, ...proposal })
    .onConflictDoUpdate({ target: proposedOrders.collection, set: proposal });
}

export async function readProposal(
  tx: Executor,
  collection: string,
): Promise<Proposal | undefined> {
  const [found] = await tx.select().from(proposedOrders).where(ofCollection(collection));
  return found;
}

/** The orders of some collections that wait, the oldest first. */
export async function readProposals(
  tx: Executor,
  collections: readonly string[],
): Promise<Proposal[]> {
  return tx
    .select()
    .from(proposedOrders)
    .where(inArray(proposedOrders.collection, [...collections]))
    .orderBy(asc(proposedOrders.proposedAt), asc(proposedOrders.collection));
}

/** The proposal that was looked at, locked; `conflict` where another has taken its place since. */
export async function lockProposal(
  tx: Executor,
  collection: string,
  proposedAt: string,
): Promise<Proposal> {
  const [found] = await tx
    .select()
    .from(proposedOrders)
    .where(ofCollection(collection))
    .for('update');
  if (!found) throw new Problem('notFound', { message: 'No new order waits here.' });
  if (found.proposedAt.getTime() !== Date.parse(proposedAt))
    throw new Problem('conflict', { message: 'The order was changed since. Look at it again.' });
  return found;
}

export async function forgetProposal(tx: Executor, collection: string): Promise<void> {
  await tx.delete(proposedOrders).where(ofCollection(collection));
}
