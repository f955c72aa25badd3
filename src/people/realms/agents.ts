import { and, eq, exists, isNull, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Grant } from '#contract/roles.ts';
import { agents as accounts, agentRoles, agentSessions } from '#db/schema/agents.ts';
import { declareRealm } from './realm.ts';

/** A suspended agent has no session, even if a row is left behind. */
const hasAccount = exists(
  new QueryBuilder()
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, agentSessions.ownerId), isNull(accounts.suspendedAt))),
);

const { role, languages, sections } = agentRoles;

/**
 * The roles of an agent in the shape that `grantsOf` reads, selected by the statement that finds the
 * session.
 */
const grants = sql<Grant[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'role', ${role}, 'languages', ${languages}, 'sections', ${sections}) order by ${role}), '[]')
  from ${agentRoles} where ${agentRoles.agentId} = ${agentSessions.ownerId})`;

/** The realm of agents, the people who make the campaign. */
export const agents = declareRealm({
  name: 'agents',
  sessions: agentSessions,
  idleMinutes: 30,
  longestMinutes: 12 * 60,
  noteEveryMinutes: 1,
  mostSessions: 5,
  hasOwner: hasAccount,
  grants,
  // A line of their own: a flood at the visitors' door keeps no editor out.
  hashing: { atOnce: 1, waiting: 10 },
});
