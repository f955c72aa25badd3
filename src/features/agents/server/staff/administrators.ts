import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database, Executor } from '#db/database.ts';
import { agentRoles, agents as accounts } from '#db/schema/agents.ts';
import type { Handler } from '#http/bind.ts';
import type { findAdministrators } from '../../contract.ts';

/** The names of those who can decide on others, in all sections. */
export async function administratorNames(db: Executor): Promise<string[]> {
  const rows = await db
    .select({ name: accounts.name })
    .from(agentRoles)
    .innerJoin(accounts, eq(accounts.id, agentRoles.agentId))
    .where(
      and(
        eq(agentRoles.role, 'administrator'),
        isNull(agentRoles.sections),
        isNull(agentRoles.languages),
        isNull(accounts.suspendedAt),
      ),
    )
    .orderBy(asc(accounts.name), accounts.id);
  return rows.map(({ name }) => name);
}

export const findAdministratorsIn =
  (db: Database): Handler<typeof findAdministrators> =>
  async () => ({ data: await administratorNames(db) });
