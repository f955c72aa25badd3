import type { ConsoleText } from '#contract/console-text.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { allLanguages, languages } from '#contract/languages.ts';
import type { RoleName } from '#contract/roles.ts';
import { sectionTexts } from '#ui/console/section-texts.ts';
import type { HeldRole, listStaff } from '../../contract.ts';

export type StaffData = ReplyOf<typeof listStaff>['data'];

export type Person = StaffData['people'][number];
export type Invitation = StaffData['invitations'][number];

/** The people who hold a role and are not suspended. */
export const holdersOf = (role: RoleName, people: readonly Person[]): Person[] =>
  people.filter(
    ({ roles, isSuspended }) => !isSuspended && roles.some((held) => held.role === role),
  );

/** How far a role of somebody goes: `हिन्दी, News`; undefined where it is not narrowed. */
export function scopeOf(
  { languages: inLanguages, sections }: HeldRole,
  sayText: (text: ConsoleText) => string,
): string | undefined {
  const isEvery = inLanguages?.length === allLanguages.length;
  const named = isEvery ? [] : (inLanguages ?? []);
  const parts = [
    ...named.map((language) => languages[language].name),
    ...(sections ?? []).map((section) => sayText(sectionTexts[section])),
  ];
  return parts.length > 0 ? parts.join(', ') : undefined;
}
