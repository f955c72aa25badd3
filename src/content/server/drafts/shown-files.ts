import type { File, Image } from '#contract/image.ts';
import type { Collection } from '../../declare/collection.ts';
import type { Field, Fields } from '../../declare/field.ts';
import type { StoredFile, StoredPicture } from '../../declare/files.ts';
import { fieldsIn } from '../../declare/part-fields.ts';
import { presentFile, presentPicture } from '../../files/addresses.ts';
import { factsPart } from '../edit/parts.ts';
import type { Part, PartContent } from '../edit/parts.ts';

/** The pictures and files of a part by the name of their field, as pages show them. */
export function shownFiles(
  collection: Collection,
  part: Part,
  content: PartContent,
): Record<string, Image | File> {
  const valid = validIn(fieldsOf(collection, part), fieldsIn(part, content));
  const shown = Object.entries(valid).flatMap(([name, { field, value }]) => {
    const file = shownFile(field, value);
    return file ? [[name, file] as const] : [];
  });
  return Object.fromEntries(shown);
}

export const fieldsOf = ({ facts, words }: Collection, part: Part): Fields =>
  part === factsPart ? facts : words;

/** The values of a draft that its fields allow; a draft may hold anything. */
export function validIn(fields: Fields, values: Record<string, unknown>) {
  const valid = Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name];
    const isValid = value !== undefined && field.stored.safeParse(value).success;
    return isValid ? [[name, { field, value }] as const] : [];
  });
  return Object.fromEntries(valid);
}

function shownFile({ widget }: Field, value: unknown): Image | File | undefined {
  if (widget === 'picture') return presentPicture(value as StoredPicture, '');
  const isFile = ['audio', 'video', 'pdf', 'captions'].includes(widget);
  return isFile ? presentFile(value as StoredFile) : undefined;
}
