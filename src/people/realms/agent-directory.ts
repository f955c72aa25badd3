import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import type { Permission } from '#contract/permissions.ts';
import { may } from '#contract/roles.ts';
import type { Grant } from '#contract/roles.ts';
import type { Executor } from '#db/database.ts';
import { agentRoles, agents } from '#db/schema/agents.ts';
import type { Addressee } from '#messages/message.ts';
import { grantsOf } from './grants.ts';

export interface NamedAgent {
  id: string;
  name: string;
}

/** The agents, none of them suspended, who have a permission in every language. */
export async function agentsWith(
  db: Executor,
  permission: Permission,
): Promise<(NamedAgent & { email: string })[]> {
  const able = await grantedAgents(db, (grants) => may(grants, permission, undefined));
  return able.map(({ id, name, email }) => ({ id, name, email }));
}

/** Agents as readers of mails; an invitation or the environment has proven their addresses. */
export async function agentReaders(
  db: Executor,
  permission: Permission,
): Promise<(NamedAgent & { to: Addressee; language: Language })[]> {
  const able = await grantedAgents(db, (grants) => may(grants, permission, undefined));
  return able.map(({ email: to, ...row }) => ({ ...row, to: to as Addressee }));
}

/**
 * Whether an agent is there, is not suspended and has a permission in every language, for what works in
 * their name without their session.
 */
export async function mayStill(
  db: Executor,
  agentId: string,
  permission: Permission,
): Promise<boolean> {
  const isCurrent = and(eq(agents.id, agentId), isNull(agents.suspendedAt));
  if ((await db.$count(agents, isCurrent)) === 0) return false;
  return may(await grantsOf(db, agentId), permission, undefined);
}

/** The roles of each other agent who is not suspended. */
export async function grantsOfOthers(
  db: Executor,
  agentId: string,
): Promise<readonly (readonly Grant[])[]> {
  const held = await heldRoles(db);
  return held.flatMap(({ agent, grants }) => (agent.id === agentId ? [] : [grants]));
}

/** The agents, none of them suspended, whose roles together allow something. */
async function grantedAgents(db: Executor, isAble: (grants: readonly Grant[]) => boolean) {
  const held = await heldRoles(db);
  return held.flatMap(({ agent, grants }) => (isAble(grants) ? [agent] : []));
}

/** The agents, none of them suspended, by name, each with their roles. */
async function heldRoles(db: Executor) {
  const { id, name, email, language } = agents;
  const { role, languages, sections } = agentRoles;
  const rows = await db
    .select({ agent: { id, name, email, language }, grant: { role, languages, sections } })
    .from(agents)
    .innerJoin(agentRoles, eq(agentRoles.agentId, agents.id))
    .where(isNull(agents.suspendedAt))
    .orderBy(asc(name), asc(id));
  const byId = Map.groupBy(rows, ({ agent }) => agent.id);
  return [...byId.values()].flatMap((held) => {
    const grants: readonly Grant[] = held.map(({ grant }) => grant);
    return held[0] ? [{ agent: held[0].agent, grants }] : [];
  });
}

/** The names of agents, by their ids, those of suspended ones too; one that no agent has is not among them. */
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

/** Every agent who is not suspended, by name. */
export function readCurrentAgents(db: Executor): Promise<NamedAgent[]> {
  const { id, name } = agents;
  return db.select({ id, name }).from(agents).where(isNull(agents.suspendedAt)).orderBy(asc(name));
}

/** Every agent who has or had an account, by name. */
export function readAllAgents(db: Executor): Promise<NamedAgent[]> {
  const { id, name } = agents;
  return db.select({ id, name }).from(agents).orderBy(asc(name), asc(id));
}
