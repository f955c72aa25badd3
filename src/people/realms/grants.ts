import { asc, eq } from 'drizzle-orm';
import type { Grant } from '#contract/roles.ts';
import type { Executor } from '#db/database.ts';
import { agentRoles } from '#db/schema/agents.ts';

/** The roles of an agent as they are now. */
export function grantsOf(db: Executor, agentId: string): Promise<Grant[]> {
  const { role, languages, sections } = agentRoles;
  return db
    .select({ role, languages, sections })
    .from(agentRoles)
    .where(eq(agentRoles.agentId, agentId))
    .orderBy(asc(role));
}
