import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { done } from '#contract/envelope.ts';
import { actions, sections } from '#contract/permissions.ts';
import type { Permission } from '#contract/permissions.ts';
import { roleNames } from '#contract/roles.ts';
import type { Grant } from '#contract/roles.ts';
import type { Database } from '#db/database.ts';
import { agentAuthenticators, agentRoles, agents as accounts } from '#db/schema/index.ts';
import { newKey, encryptKey } from '#features/agents/server/factors/authenticator.ts';
import { bind } from '#http/bind.ts';
import { agents } from '#people/realms/agents.ts';
import { lockAgent } from '#people/realms/lock-agent.ts';
import { codeOf } from './authenticator-code.ts';

export const agentPassword = 'six hundred steps uphill';

/** Hashed once, because hashing is slow, and tests create hundreds of agents. */
const hashOnce = agents.passwords.hash(agentPassword);

/** The keys of the authenticators of agents, encrypted with the secret of the site that is tested. */
export const siteSecret = 'a secret of this test';

/** Creates an agent with roles, and logs in; in a half session, a second factor is yet to be set up. */
export async function someAgent(
  db: Database,
  email: string,
  grants: readonly Grant[] = [],
  { isHalf = false } = {},
) {
  const row = { email, name: 'Ila Rane', passwordHash: await hashOnce };
  const [made] = await db.insert(accounts).values(row).returning();
  if (!made) throw new Error('No agent was made');
  const roles = grants.map(({ role, languages, sections: limitedTo }) => ({
    agentId: made.id,
    role,
    languages: languages && [...languages],
    sections: limitedTo && [...limitedTo],
  }));
  if (roles.length > 0) await db.insert(agentRoles).values(roles);
  return { id: made.id, token: await enter(db, made.id, isHalf) };
}

/** Every role that needs no language, as the first administrator has them. */
export const everyGrant: readonly Grant[] = roleNames
  .filter((role) => role !== 'translator')
  .map((role) => ({ role, languages: null }));

/** Begins a session of an agent. */
export const enter = (db: Database, id: string, isHalf = false) =>
  db.transaction(async (tx) => {
    const agent = await lockAgent(tx, id);
    if (!agent) throw new Error('This agent is suspended');
    return agents.sessions.start(tx, agent, {}, { isHalf });
  });

/** Gives an agent an authenticator; the function makes its codes. A code works once, like any other. */
export async function addAuthenticator(db: Database, agentId: string, secret = siteSecret) {
  const key = newKey();
  const row = { agentId, name: 'Phone', secret: encryptKey(key, secret), confirmedAt: new Date() };
  await db.insert(agentAuthenticators).values(row);
  return (periodsLater = 0) => codeOf(key.base32, periodsLater);
}

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
