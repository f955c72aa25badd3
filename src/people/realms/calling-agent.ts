import type { Language } from '#contract/languages.ts';
import type { Action, Permission, Section } from '#contract/permissions.ts';
import { Problem } from '#contract/problems.ts';
import { may, mayAnywhere } from '#contract/roles.ts';
import type { Executor } from '#db/database.ts';
import type { Caller } from '#http/caller.ts';
import { readAgentNames } from './agent-directory.ts';

/** An agent who calls, as far as content is concerned. */
export interface CallingAgent {
  id: string;
  /** Whether a role allows it in a language; undefined is for what is in none. */
  may(permission: Permission, language?: Language): boolean;
  mayAnywhere(permission: Permission): boolean;
  /** Those of the sections in which it is allowed in some language. */
  sectionsFor(action: Action, sections: readonly Section[]): Section[];
}

/** The agent who calls; the binding has already required a session. */
export function callingAgent({ session }: Caller): CallingAgent {
  if (!session) throw new Problem('unauthorized');
  const { ownerId: id, grants = [] } = session;
  const anywhere = (permission: Permission) => mayAnywhere(grants, permission);
  return {
    id,
    may: (permission, language) => may(grants, permission, language),
    mayAnywhere: anywhere,
    sectionsFor: (action, sections) =>
      sections.filter((section) => anywhere(`${section}:${action}`)),
  };
}

/** A person as the wire names them; the name is null for what came with the campaign's files. */
export interface NamedPerson {
  id: string;
  name: string | null;
}

/** Names agents by their ids. */
export async function namePeople(
  db: Executor,
  ids: Iterable<string | null | undefined>,
): Promise<(id: string) => NamedPerson> {
  const names = await readAgentNames(
    db,
    [...ids].filter((id) => typeof id === 'string'),
  );
  return (id) => ({ id, name: names.get(id) ?? null });
}
