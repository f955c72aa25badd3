import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import type { Permission } from '#contract/permissions.ts';
import { roleMay, roleNames } from '#contract/roles.ts';
import type { Executor } from '#db/database.ts';
import { agentRoles, agents } from '#db/schema/agents.ts';
import type { Addressee } from '#messages/message.ts';

export interface StaffMember {
  id: string;
  name: string;
}

/** The agents, none of them suspended, who have a role with a permission. */
export async function staffWith(
  db: Executor,
  permission: Permission,
): Promise<(StaffMember & { email: string })[]> {
  const able = roleNames.filter((role) => roleMay(role, permission));
  const { id, name, email } = agents;
  return db
    .selectDistinct({ id, name, email })
    .from(agents)
    .innerJoin(agentRoles, eq(agentRoles.agentId, agents.id))
    .where(and(isNull(agents.suspendedAt), inArray(agentRoles.role, able)))
    .orderBy(asc(name), asc(id));
}

/** Names of agents by their ids; those who were suspended have theirs too. */
export async function namesOfStaff(
  db: Executor,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { id, name } = agents;
  const rows = await db
    .select({ id, name })
    .from(agents)
    .where(inArray(id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** Agents as readers of mails; an invitation or the environment has proven their addresses. */
export async function staffReaders(
  db: Executor,
  permission: Permission,
): Promise<(StaffMember & { to: Addressee; language: Language })[]> {
  const able = await staffWith(db, permission);
  if (able.length === 0) return [];
  const { id, email, language, name } = agents;
  const rows = await db
    .select({ id, email, language, name })
    .from(agents)
    .where(
      inArray(
        id,
        able.map((each) => each.id),
      ),
    );
  return rows.map(({ email: to, ...row }) => ({ ...row, to: to as Addressee }));
}

/** Everybody who has or had an account, for filters. */
export async function everyStaffMember(db: Executor): Promise<StaffMember[]> {
  const { id, name } = agents;
  return db.select({ id, name }).from(agents).orderBy(asc(name), asc(id));
}
