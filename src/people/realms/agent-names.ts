import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Permission } from '#contract/permissions.ts';
import { roleMay, roleNames } from '#contract/roles.ts';
import type { Executor } from '#db/database.ts';
import { agentRoles, agents } from '#db/schema/agents.ts';

/** The names of agents, by their ids; one that no agent has is not among them. */
export async function readAgentNames(
  db: Executor,
  ids: Iterable<string>,
): Promise<Map<string, string>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const { id, name } = agents;
  const rows = await db.select({ id, name }).from(agents).where(inArray(id, wanted));
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** Every agent who has not left, by name. */
export function readAllAgents(db: Executor): Promise<{ id: string; name: string }[]> {
  const { id, name } = agents;
  return db.select({ id, name }).from(agents).where(isNull(agents.suspendedAt)).orderBy(asc(name));
}

/** Whether another agent than this one has a permission, in whichever language. */
export async function hasAnother(
  db: Executor,
  permission: Permission,
  agentId: string,
): Promise<boolean> {
  const able = roleNames.filter((role) => roleMay(role, permission));
  const isAble = and(inArray(agentRoles.role, able), isNull(agents.suspendedAt));
  const [other] = await db
    .select({ id: agents.id })
    .from(agents)
    .innerJoin(agentRoles, eq(agentRoles.agentId, agents.id))
    .where(and(isAble, ne(agents.id, agentId)))
    .limit(1);
  return other !== undefined;
}
