import type { Grant } from '#contract/roles.ts';
import type { HeldRole } from '../../contract.ts';

/** Roles as the wire has them. */
export const shownRoles = (held: readonly Grant[]): HeldRole[] =>
  held.map(({ role, languages, sections }) => ({
    role,
    languages: languages && [...languages],
    sections: sections ? [...sections] : null,
  }));

/** Roles as rows of an agent. An empty list limits nothing. */
export const rowsOf = (agentId: string, held: readonly Grant[]) =>
  shownRoles(held).map(({ role, languages, sections }) => ({
    agentId,
    role,
    languages: languages?.length ? languages : null,
    sections: sections?.length ? sections : null,
  }));
