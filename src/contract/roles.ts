import { allLanguages } from './languages.ts';
import type { Language } from './languages.ts';
import { actions, contentSections, sections } from './permissions.ts';
import type { Action, Permission, Section } from './permissions.ts';

export const roleNames = [
  'administrator',
  'publisher',
  'editor',
  'translator',
  'media',
  'supporter-desk',
  'privacy-officer',
] as const;

export type RoleName = (typeof roleNames)[number];

type Rights = Partial<Record<Section, readonly Action[]>>;

const pictures = ['media', 'photos', 'videos', 'audios', 'infographics'] as const;

const inAll = (names: readonly Section[], ...allowed: Action[]): Rights =>
  Object.fromEntries(names.map((name) => [name, allowed]));

/**
 * Permissions of each role. An administrator decides on people and settings, but reads nobody's letters;
 * several roles of one person add up.
 */
export const roles: Record<RoleName, Rights> = {
  administrator: {
    ...inAll(contentSections, 'read'),
    ...inAll(['media', 'push', 'newsletter'], 'read'),
    ...inAll(['law'], 'read', 'write', 'admin'),
    ...inAll(['booth'], 'read', 'admin'),
    ...inAll(['settings'], 'read', 'write', 'review', 'publish', 'admin'),
    ...inAll(['agents'], 'read', 'write', 'admin'),
    ...inAll(['audit'], 'read', 'export'),
  },
  publisher: {
    ...inAll(contentSections, 'read', 'write', 'review', 'publish'),
    ...inAll(['media'], 'read', 'write', 'publish'),
    ...inAll(['push', 'newsletter'], 'read', 'write', 'review', 'publish'),
    ...inAll(['law'], 'read', 'write'),
    ...inAll(['settings'], 'read', 'write'),
    ...inAll(['audit'], 'read'),
  },
  editor: {
    ...inAll(contentSections, 'read', 'write'),
    ...inAll(['media', 'push', 'newsletter'], 'read', 'write'),
    ...inAll(['law'], 'read'),
  },
  /** Held for some languages, so that no facts, which are in none, can be changed by it. */
  translator: {
    ...inAll(contentSections, 'read', 'write'),
    ...inAll(['media'], 'read', 'write'),
  },
  media: {
    ...inAll(pictures, 'read', 'write', 'publish'),
    ...inAll(['booth'], 'read', 'write'),
  },
  'supporter-desk': inAll(['supporters'], 'read', 'write', 'export'),
  'privacy-officer': {
    ...inAll(['privacy'], 'read', 'write', 'review', 'export', 'admin'),
    ...inAll(['supporters'], 'read'),
    ...inAll(['media'], 'read'),
    ...inAll(['booth'], 'read', 'write', 'admin'),
    ...inAll(['audit'], 'read', 'export'),
  },
};

/** A role as somebody holds it: everywhere, or, where languages or sections are named, in these alone. */
export interface Grant {
  role: RoleName;
  languages: readonly Language[] | null;
  sections?: readonly Section[] | null;
}

/** Whether a role has a permission at all. */
export function roleMay(role: RoleName, permission: Permission): boolean {
  const { section, action } = partsOf(permission);
  return roles[role][section]?.includes(action) ?? false;
}

/**
 * Whether grants allow an act in a language; undefined is for an act that is in none. Languages limit
 * all but reading: a translator compares with what others wrote. Sections limit reading as well.
 */
export function may(
  grants: readonly Grant[],
  permission: Permission,
  language: Language | undefined,
): boolean {
  const { section, action } = partsOf(permission);
  const isReading = action === 'read';
  return grants.some(({ role, languages, sections: own }) => {
    if (!roleMay(role, permission) || own?.includes(section) === false) return false;
    if (languages === null || isReading) return true;
    return language !== undefined && languages.includes(language);
  });
}

/** Whether there is a language, or none, in which grants allow it. */
export const mayAnywhere = (grants: readonly Grant[], permission: Permission): boolean =>
  [undefined, ...allLanguages].some((language) => may(grants, permission, language));

/** All that grants allow: `news:publish`, and `news:write:hi` for what is allowed in a language alone. */
export function permissionsOf(grants: readonly Grant[]): string[] {
  return sections
    .flatMap((section) => actions.map((action): Permission => `${section}:${action}`))
    .flatMap((permission) => {
      if (may(grants, permission, undefined)) return [permission];
      const inLanguages = allLanguages.filter((language) => may(grants, permission, language));
      return inLanguages.map((language) => `${permission}:${language}`);
    });
}

function partsOf(permission: Permission) {
  // A permission is made of these two and nothing else.
  const [section, action] = permission.split(':') as [Section, Action];
  return { section, action };
}
