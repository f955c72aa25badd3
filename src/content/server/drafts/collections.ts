import type { Section } from '#contract/permissions.ts';
import { invalid } from '#contract/problems.ts';
import type { Collection } from '../../declare/collection.ts';

/** The collections by their names, for calls that name one. */
export function byName(collections: readonly Collection[]) {
  const known = new Map(collections.map((each) => [each.name, each]));
  return {
    all: collections,
    /** Throws 422 for a name that none has. */
    of(name: string): Collection {
      const found = known.get(name);
      if (!found) throw invalid({ param: 'collection', msg: 'There is no such kind of content' });
      return found;
    },
    /** The section that permissions for it are given for. */
    sectionOf: (name: string): Section | undefined => known.get(name)?.section,
  };
}

export type Collections = ReturnType<typeof byName>;
