import type { Executor } from '#db/database.ts';

/** Finds names for things of one kind by their ids; `why` is the reason that was given for a deed. */
export type NameTargets = (
  db: Executor,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, { name: string; why?: string }>>;

/** Finders of names by kind; things of other kinds are told by their ids. */
export type TargetNames = Readonly<Record<string, NameTargets>>;
