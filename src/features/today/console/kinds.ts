import { useCallQuery } from '#client/query.ts';
import { describeContent } from '#features/editing/contract.ts';
import { useSayText } from '#ui/console/say.tsx';

interface Labelled {
  name: string;
  label?: unknown;
}

/** Names one document of a collection, and tells which languages the site offers. */
export function useKinds() {
  const sayText = useSayText();
  const { data } = useCallQuery(describeContent, {}, { staleTime: Infinity });
  const labels = new Map(
    data?.data.map((each: Labelled) => {
      const { one } = (each.label ?? {}) as { one?: { en: string; hi: string } };
      return [each.name, one ? capital(sayText(one)) : each.name];
    }),
  );
  return (collection: string) => labels.get(collection) ?? collection;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
