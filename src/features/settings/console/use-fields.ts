import { useCallQuery } from '#client/query.ts';
import type { CollectionDescription, FieldDescription } from '#content/declare/describe.ts';
import { describeContent } from '#features/editing/contract.ts';

/** The declared fields of the settings by their names, and the languages that the site offers. */
export function useFields() {
  const { data } = useCallQuery(describeContent, {}, { staleTime: Infinity });
  // The reply holds all of a description.
  const described = data?.data.find(({ name }) => name === 'settings') as unknown as
    | CollectionDescription
    | undefined;
  const fields = new Map<string, FieldDescription>(
    described?.groups.flatMap((group) => group.fields.map((field) => [field.name, field] as const)),
  );
  return { fields, languages: data?.languages ?? [] };
}
