import { useCallQuery } from '#client/query.ts';
import type { CollectionDescription } from '#content/declare/describe.ts';
import { languages } from '#contract/languages.ts';
import { describeContent } from '#features/editing/contract.ts';
import { useSay, useSayText } from '#ui/console/say.tsx';
import { textOf } from './marked-text.ts';
import type { Review } from './review.ts';

type Content = Review['parts'][number]['content'];

/** The fields of a part in one flat record. */
export function fieldsIn(content: Content | null): Record<string, unknown> {
  const { words, ...own } = content ?? {};
  return { ...own, ...(words as Record<string, unknown> | undefined) };
}

/** A value as people read it; files and lists by what names them. */
export function inWords(field: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return field === 'body' ? textOf(value) : value;
  if (typeof value !== 'object') return String(value);
  const { name } = value as { name?: unknown };
  return typeof name === 'string' ? name : JSON.stringify(value);
}

/** The parts of a collection's documents and their fields, as staff call them. */
export function useNames(collection: string) {
  const say = useSay();
  const sayText = useSayText();
  const kinds = useCallQuery(describeContent).data?.data;
  const described = kinds?.find(({ name }) => name === collection) as
    | CollectionDescription
    | undefined;
  const fields = (described?.groups ?? []).flatMap((group) => group.fields);
  return {
    kind: described && sayText(described.label.one),
    ofField(name: string): string {
      const field = fields.find((each) => each.name === name);
      return field ? sayText(field.label) : name;
    },
    ofPart: (part: string): string =>
      part === 'facts' ? say('About it', 'इसके बारे में') : languages[part as 'en'].name,
  };
}
