import { languages as names } from '#contract/languages.ts';
import type { FieldError } from '#contract/problems.ts';
import type { CollectionDescription } from './describe.ts';

interface Refusal {
  message: string | null;
  /** The fields that it is about: `en.title`, `facts.category`. */
  errors?: readonly FieldError[] | undefined;
}

/** A refusal of a document with the fields named as staff call them: `Title (Hindi), Category: This is required`. */
export function refusalInWords(
  { message, errors = [] }: Refusal,
  collection: CollectionDescription | undefined,
  language: 'en' | 'hi',
): string {
  const named = errors.flatMap(({ param, msg }) => {
    const label = collection && labelOf(param, collection, language);
    return label === undefined ? [] : [{ label, msg }];
  });
  if (named.length === 0 || named.length < errors.length) return message ?? '';
  const bySentence = Map.groupBy(named, ({ msg }) => msg);
  return [...bySentence]
    .map(([msg, fields]) => `${[...new Set(fields.map(({ label }) => label))].join(', ')}: ${msg}`)
    .join('; ');
}

const facts: Record<'en' | 'hi', string> = { en: 'Facts', hi: 'तथ्य' };

function labelOf(
  param: string,
  { groups }: CollectionDescription,
  language: 'en' | 'hi',
): string | undefined {
  const [part = '', ...path] = param.split('.');
  const isFacts = part === 'facts';
  if (!isFacts && !(part in names)) return undefined;
  const fields = groups.flatMap((group) => group.fields);
  // The title and the address lie beside the other words.
  const field = fields.find(({ name }) => name === (path[0] === 'words' ? path[1] : path[0]));
  if (!field) return isFacts ? facts[language] : names[part as keyof typeof names].name;
  if (isFacts) return field.label[language];
  return `${field.label[language]} (${names[part as keyof typeof names].name})`;
}
