import type { AgentAccess, Endpoint } from '#contract/endpoint.ts';
import { actions, contentSections, inSection, sections } from '#contract/permissions.ts';
import type { ContentPermission, Permission, Section } from '#contract/permissions.ts';
import { may, roleMay, roleNames } from '#contract/roles.ts';
import type { Grant, RoleName } from '#contract/roles.ts';
import { isOfAgents, isOfContent } from '#http/access.ts';

const YES = 'yes';
const IN_OWN_LANGUAGES = 'in own languages';
const NO = '–';

/** Actions of each role in each section. */
export function tableOfRoles(): string {
  const cell = (section: Section, role: RoleName) =>
    actions.filter((action) => roleMay(role, `${section}:${action}`)).join(' ') || NO;
  const rows = sections.map((section) => [
    section,
    ...roleNames.map((role) => cell(section, role)),
  ]);
  return markdown([['section', ...roleNames], ...rows]);
}

/** Callers of each call: anybody, a visitor, an agent in a half session, and one of each role. */
export function tableOfCalls(endpoints: readonly Endpoint[]): string {
  const callers = ['nobody', 'visitor', 'half', 'agent', ...roleNames] as const;
  const rows = endpoints.map((endpoint) => [
    nameOf(endpoint),
    needOf(endpoint),
    ...callers.map((caller) => cellOf(endpoint, caller)),
  ]);
  return markdown([['call', 'needs', ...callers], ...rows.toSorted(byName)]);
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

function needOf({ access }: Endpoint): string {
  return isOfAgents(access) ? access.agent : access;
}

type CallerKind = 'nobody' | 'visitor' | 'half' | 'agent' | RoleName;

/** `agent` is one without any role. */
function cellOf({ access }: Endpoint, caller: CallerKind): string {
  if (access === 'machine') return NO;
  if (!isOfAgents(access)) return access !== 'user' || caller === 'visitor' ? YES : NO;
  if (caller === 'nobody' || caller === 'visitor') return NO;
  if (caller === 'half') return access.halfSession ? YES : NO;
  if (access.agent === 'own') return YES;
  if (caller === 'agent') return NO;
  const { agent } = access;
  if (!isOfContent(agent)) return inOneSection(access, agent, caller);
  return inSections(access, agent, caller);
}

function inOneSection({ languageIn }: AgentAccess, permission: Permission, role: RoleName): string {
  if (may([usual(role)], permission, undefined)) return YES;
  const inHindi = languageIn && may([usual(role)], permission, 'hi');
  return inHindi ? IN_OWN_LANGUAGES : NO;
}

/** The sections that collections have, all of which a cell of `content:…` tells of. */
const written = [...contentSections, 'settings'] as const;

/** One word where it is the same in every section, else the sections: `photos, videos`. */
function inSections(access: AgentAccess, permission: ContentPermission, role: RoleName): string {
  const open = written.filter(
    (section) => inOneSection(access, inSection(permission, section), role) !== NO,
  );
  const [first] = open;
  if (!first) return NO;
  const how = inOneSection(access, inSection(permission, first), role);
  const lacking = written.filter((section) => !open.includes(section));
  if (lacking.length === 0) return how;
  if (lacking.length < open.length) return `${how} but ${lacking.join(', ')}`;
  return how === YES ? open.join(', ') : `${how}: ${open.join(', ')}`;
}

/** A role with its usual scope: a translator's is some languages. */
const usual = (role: RoleName): Grant => ({
  role,
  languages: role === 'translator' ? ['hi'] : null,
});

const byName = ([one = '']: string[], [other = '']: string[]) => {
  const pathFirst = (name: string) => name.split(' ').toReversed().join(' ');
  return pathFirst(one) < pathFirst(other) ? -1 : 1;
};

function markdown([head = [], ...rows]: string[][]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
