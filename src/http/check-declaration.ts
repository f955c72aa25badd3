import type { AgentAccess, Endpoint } from '#contract/endpoint.ts';
import { AGENT_CALLS, realmOf } from '#contract/realms.ts';
import { isOfAgents } from './access.ts';
import type { Declared } from './run-audited.ts';

/** A permission of `content:…` has its section from a collection that the call names, and no other has. */
function checkSection(name: string, { agent, collectionIn }: AgentAccess): void {
  if (agent.startsWith('content:') !== (collectionIn !== undefined))
    throw new Error(
      `${name} does not say where the collection is named that its permission is for`,
    );
}

/** Throws for a declaration that would, by oversight, leave a call open or unrecorded. */
export function checkDeclaration(endpoint: Declared & Pick<Endpoint, 'method'>): void {
  const { name, access, audit, method } = endpoint;
  const isBelow = realmOf(endpoint) === 'agents';
  if (isOfAgents(access) ? !isBelow : isBelow && access !== 'anyone')
    throw new Error(`${name} belongs to agents if and only if it is below ${AGENT_CALLS}`);
  if (isOfAgents(access) && audit === undefined)
    throw new Error(`${name} does not say what the audit log keeps of it`);
  if (audit === 'nothing personal' && method !== 'GET')
    throw new Error(`${name} changes something, so the audit log keeps it`);
  if (isOfAgents(access)) checkSection(name, access);
}
