import type { AgentAccess, Endpoint } from '#contract/endpoint.ts';
import { isLanguage } from '#contract/languages.ts';
import { Problem } from '#contract/problems.ts';
import { realmOf } from '#contract/realms.ts';
import { may, mayAnywhere } from '#contract/roles.ts';
import { refuseAudited } from './run-audited.ts';
import type { Declared } from './run-audited.ts';
import type { Caller } from './caller.ts';

/** Whether a call asks for a session. */
export function isGuarded({ access }: Pick<Endpoint, 'access'>): boolean {
  return access === 'user' || isOfAgents(access);
}

/** Whether a call needs a logged-in agent. */
export function isOfAgents(access: Endpoint['access']): access is AgentAccess {
  return typeof access === 'object';
}

/**
 * Lets a caller in, before anything that was sent is read. Throws `unauthorized` without a session of
 * the call's realm, and `forbidden` where no role of the agent has the permission in any language.
 */
export async function admit(endpoint: Declared, caller: Caller): Promise<void> {
  const { session } = caller;
  if (!isGuarded(endpoint)) return;
  if (session?.realm !== realmOf(endpoint)) throw new Problem('unauthorized');
  const { access } = endpoint;
  if (!isOfAgents(access) || access.agent === 'own') return;
  if (!mayAnywhere(session.grants ?? [], access.agent)) await refuseAudited(endpoint, caller);
}

interface Parsed {
  query: unknown;
  body: unknown;
}

/** Throws `forbidden` where the agent may do it, but not in the language that the call tells. */
export async function requireLanguage(
  endpoint: Declared,
  parsed: Parsed,
  caller: Caller,
): Promise<void> {
  const { access } = endpoint;
  if (!isOfAgents(access) || access.agent === 'own') return;
  const { language } = Object(access.languageIn && parsed[access.languageIn]);
  const told = isLanguage(String(language)) ? language : undefined;
  const grants = caller.session?.grants ?? [];
  if (!may(grants, access.agent, told)) await refuseAudited(endpoint, caller);
}
