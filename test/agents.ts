import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { done } from '#contract/envelope.ts';
import { actions, sections } from '#contract/permissions.ts';
import type { Permission } from '#contract/permissions.ts';
import type { Grant } from '#contract/roles.ts';
import type { Database } from '#db/database.ts';
import { agentRoles, agents as accounts } from '#db/schema/index.ts';
import { bind } from '#http/bind.ts';
import { agents } from '#people/realms/agents.ts';
import { lockAgent } from '#people/realms/lock-agent.ts';

export const agentPassword = 'six hundred steps uphill';

/** Hashed once, because hashing is slow, and tests create hundreds of agents. */
const hashOnce = agents.passwords.hash(agentPassword);

/** Creates an agent with roles, and logs in. */
export async function someAgent(db: Database, email: string, grants: readonly Grant[] = []) {
  const row = { email, name: 'Ila Rane', passwordHash: await hashOnce };
  const [made] = await db.insert(accounts).values(row).returning();
  if (!made) throw new Error('No agent was made');
  const roles = grants.map(({ role, languages }) => ({
    agentId: made.id,
    role,
    languages: languages && [...languages],
  }));
  if (roles.length > 0) await db.insert(agentRoles).values(roles);
  return { id: made.id, token: await enter(db, made.id) };
}

const enter = (db: Database, id: string) =>
  db.transaction(async (tx) => {
    const agent = await lockAgent(tx, id);
    if (!agent) throw new Error('This agent is suspended');
    return agents.sessions.start(tx, agent, {});
  });

/** Every permission. */
export const permissions = sections.flatMap((section) =>
  actions.map((action): Permission => `${section}:${action}`),
);

const pathOf = (permission: Permission) =>
  `/agent/fixture/${permission.replace(':', '/')}` as const;

/** A call that requires a permission, for tests; it changes nothing. */
export const callNeeding = (permission: Permission) =>
  bind(
    endpoint({
      name: `fixture:${permission}`,
      summary: `Does what ${permission} is for`,
      method: 'POST',
      path: pathOf(permission),
      access: { agent: permission, languageIn: 'body' },
      body: z.object({ language: z.string().optional(), id: z.string().optional() }),
      audit: { target: 'fixture', id: 'id' },
      reply: done,
    }),
    async ({ act }) => {
      await act(async () => undefined);
      return { message: 'Done.' };
    },
  );
