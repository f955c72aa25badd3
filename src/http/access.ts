import type { AgentAccess, Endpoint } from '#contract/endpoint.ts';
import { isLanguage } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { inSection, sections } from '#contract/permissions.ts';
import type { ContentPermission, Permission, Section } from '#contract/permissions.ts';
import { Problem, invalid } from '#contract/problems.ts';
import { realmOf } from '#contract/realms.ts';
import { may, mayAnywhere } from '#contract/roles.ts';
import type { Caller } from './caller.ts';
import { refuseAudited } from './run-audited.ts';
import type { Declared } from './run-audited.ts';

/** The section of a collection, by the collection's name; undefined for a name that none has. */
export type SectionOf = (collection: string) => Section | undefined;

/** Whether a call asks for a session. */
export function isGuarded({ access }: Pick<Endpoint, 'access'>): boolean {
  return access === 'user' || isOfAgents(access);
}

/** Whether a call needs a logged-in agent. */
export function isOfAgents(access: Endpoint['access']): access is AgentAccess {
  return typeof access === 'object';
}

export const isOfContent = (permission: AgentAccess['agent']): permission is ContentPermission =>
  permission.startsWith('content:');

const SET_UP_FIRST = 'Set up the second step of logging in first.';

/**
 * Lets a caller in, before anything that was sent is read. Throws `unauthorized` without a session of
 * the call's realm, and `forbidden` where no role of the agent has the permission in any language, or
 * the second factor is still to be set up.
 */
export async function admit(endpoint: Declared, caller: Caller): Promise<void> {
  const { session } = caller;
  if (!isGuarded(endpoint)) return;
  if (session?.realm !== realmOf(endpoint)) throw new Problem('unauthorized');
  const { access } = endpoint;
  if (!isOfAgents(access)) return;
  if (session.isHalf && !access.halfSession) await refuseAudited(endpoint, caller, SET_UP_FIRST);
  if (access.agent === 'own') return;
  const grants = session.grants ?? [];
  const possible = permissionsFor(access.agent);
  // A call that tells no language needs a role without one.
  const isWithout = access.languageIn === undefined && !isOfContent(access.agent);
  const isAllowed = (permission: Permission) =>
    isWithout ? may(grants, permission, undefined) : mayAnywhere(grants, permission);
  if (!possible.some(isAllowed)) await refuseAudited(endpoint, caller);
}

/** Every permission that may open a call, whichever collection it names. */
function permissionsFor(permission: Permission | ContentPermission): Permission[] {
  if (!isOfContent(permission)) return [permission];
  return sections.map((section) => inSection(permission, section));
}

interface Input {
  query?: unknown;
  body?: unknown;
}

/**
 * The permission that a call needs, now that the collection which it names is known; undefined where it
 * needs none, or concerns every collection. Throws 422 for an unknown collection, and `forbidden`
 * where the agent does not have it in any language that the call could tell.
 */
export async function requirePermission(
  endpoint: Declared,
  input: Input,
  caller: Caller,
  sectionOf: SectionOf | undefined,
): Promise<Permission | undefined> {
  const { access } = endpoint;
  if (!isOfAgents(access) || access.agent === 'own') return undefined;
  if (!isOfContent(access.agent)) return access.agent;
  const named = namedCollection(access, input);
  if (access.orEveryCollection && named === '') return undefined;
  const section = sectionOf?.(named);
  if (!section) throw invalid({ param: 'collection', msg: 'There is no such kind of content' });
  const permission = inSection(access.agent, section);
  const { grants = [] } = caller.session ?? {};
  const isOpen = access.languageIn
    ? mayAnywhere(grants, permission)
    : may(grants, permission, undefined);
  if (!isOpen) await refuseAudited(endpoint, caller);
  return permission;
}

/** Empty where none is named. */
function namedCollection({ collectionIn }: AgentAccess, input: Input): string {
  const part: unknown = collectionIn && input[collectionIn];
  const named = part instanceof FormData ? part.get('collection') : Object(part)['collection'];
  return typeof named === 'string' ? named : '';
}

/** Throws `forbidden` where the agent may do it, but not in a language that the call tells. */
export async function requireLanguages(
  endpoint: Declared,
  parsed: Input,
  caller: Caller,
  permission: Permission | undefined,
): Promise<void> {
  const { access } = endpoint;
  if (!isOfAgents(access) || permission === undefined) return;
  const grants = caller.session?.grants ?? [];
  const told = languagesTold(access.languageIn && parsed[access.languageIn]);
  if (!told.every((language) => may(grants, permission, language)))
    await refuseAudited(endpoint, caller);
}

/** The languages that a call tells; undefined stands for facts, and for a call that tells none. */
function languagesTold(input: unknown): (Language | undefined)[] {
  const { language, part, parts, revisions } = Object(input);
  const named = [language, part, parts, Object.keys(Object(revisions))].flat();
  const told = named.filter((each) => each !== undefined && each !== null).map(String);
  if (told.length === 0) return [undefined];
  return told.map((each) => (isLanguage(each) ? each : undefined));
}
