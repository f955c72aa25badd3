import type { HeldRole } from './parts.ts';

/** Whether two lists hold the same roles, in whatever order. */
export const isSameRoles = (one: readonly HeldRole[], other: readonly HeldRole[]): boolean =>
  told(one) === told(other);

/** An empty list limits nothing. */
const told = (roles: readonly HeldRole[]): string =>
  JSON.stringify(
    roles
      .map(({ role, languages, sections }) => [role, named(languages), named(sections)] as const)
      .toSorted(([one], [other]) => one.localeCompare(other)),
  );

const named = (names: readonly string[] | null) => (names?.length ? names.toSorted() : null);
