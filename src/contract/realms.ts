import type { Endpoint } from './endpoint.ts';

/** The realms, groups of people who log in: a token of one realm opens nothing of another. */
export type RealmName = 'visitors' | 'agents';

/** Below `/api`, calls of agents and no others begin so. */
export const AGENT_CALLS = '/agent/';

/** The realm of the session that a call is made with. */
export function realmOf({ path }: Pick<Endpoint, 'path'>): RealmName {
  return path.startsWith(AGENT_CALLS) ? 'agents' : 'visitors';
}
