import { eq } from 'drizzle-orm';
import { Problem } from '#contract/problems.ts';
import { permissionsOf } from '#contract/roles.ts';
import type { Database } from '#db/database.ts';
import { agents as accounts } from '#db/schema/agents.ts';
import { bind } from '#http/bind.ts';
import type { Caller } from '#http/caller.ts';
import { agents } from '#people/realms/agents.ts';
import { findMe, logInAgent, logOutAgent } from '../contract.ts';
import { logInWith } from './log-in.ts';

export const agentRoutes = (db: Database) => [
  bind(logInAgent, logInWith(db)),

  bind(logOutAgent, async ({ caller, act, addTargets }) => {
    const { id, ownerId } = sessionOf(caller);
    addTargets(ownerId);
    await act((tx) => agents.sessions.end(tx, id));
    return { message: 'You are logged out.' };
  }),

  bind(findMe, async ({ caller }) => {
    const { ownerId, grants = [] } = sessionOf(caller);
    const [agent] = await db.select().from(accounts).where(eq(accounts.id, ownerId));
    if (!agent) throw new Problem('unauthorized');
    const { id, email, name } = agent;
    const roles = grants.map(({ role }) => role);
    return { data: { id, email, name, roles, permissions: permissionsOf(grants) } };
  }),
];

/** The session of the caller; the binding has already required one. */
function sessionOf({ session }: Caller) {
  if (!session) throw new Problem('unauthorized');
  return session;
}
