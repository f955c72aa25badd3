import { allOf, useCallQuery } from '#client/query.ts';
import { describeContent } from '../contract.ts';
import type { EditedCollection } from './editing-context.ts';

/** The declaration of a kind of content, the languages of the site, and whether they are on the way. */
export function useCollection(name: string) {
  const described = useCallQuery(describeContent, {}, { staleTime: 5 * 60_000 });
  const collection = described.data?.data.find((each) => each.name === name);
  return {
    // The call gives all of a `CollectionDescription`.
    collection: collection as EditedCollection | undefined,
    languages: described.data?.languages ?? [],
    /** Whether no role of the agent has to do with it. */
    isHidden: described.data !== undefined && !collection,
    /** Why it could not be read; one that was read once stays. */
    error: allOf(described).error,
    retry: () => void described.refetch(),
  };
}
