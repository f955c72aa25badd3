import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { agents } from '#db/schema/agents.ts';
import type { LockedOwner } from '../locked-owner.ts';

export type Agent = typeof agents.$inferSelect;
export type LockedAgent = Agent & LockedOwner;

/** The account of an agent, held until this transaction ends; undefined when it is suspended. */
export async function lockAgent(tx: Executor, id: string): Promise<LockedAgent | undefined> {
  const matchesId = and(eq(agents.id, id), isNull(agents.suspendedAt));
  const [agent] = await tx.select().from(agents).where(matchesId).for('no key update');
  return agent as LockedAgent | undefined;
}
