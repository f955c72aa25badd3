import { useCallQuery } from '#client/query.ts';
import type { CollectionDescription } from '#content/declare/describe.ts';
import { valueInWords } from '#content/declare/value-in-words.ts';
import { languages } from '#contract/languages.ts';
import { describeContent } from '#features/editing/contract.ts';
import { textOf } from '#ui/console/body-changes/body-lines.ts';
import { useSay, useSayText } from '#ui/console/say.tsx';
import { useValueFormats } from '#ui/console/use-value-formats.ts';

/** The parts of a collection's documents, their fields and the values of these, as staff call them. */
export function useNames(collection: string) {
  const say = useSay();
  const sayText = useSayText();
  const kinds = useCallQuery(describeContent).data?.data;
  const described = kinds?.find(({ name }) => name === collection) as
    | CollectionDescription
    | undefined;
  const fields = (described?.groups ?? []).flatMap((group) => group.fields);
  const fieldOf = (name: string) => fields.find((each) => each.name === name);
  const formats = useValueFormats(textOf);
  return {
    kind: described && sayText(described.label.one),
    ofField(name: string): string {
      const field = fieldOf(name);
      return field ? sayText(field.label) : name;
    },
    isBody: (name: string): boolean => fieldOf(name)?.widget === 'body',
    /** `titles` are those of the documents that the part refers to, by field. */
    ofValue: (name: string, value: unknown, titles: Record<string, string> = {}): string =>
      valueInWords(fieldOf(name), value, formats, titles[name]),
    ofPart: (part: string): string =>
      part === 'facts' ? say('About it', 'इसके बारे में') : languages[part as 'en'].name,
  };
}

export type Names = ReturnType<typeof useNames>;
