import { z } from 'zod';
import { image } from '#contract/image.ts';
import { allLanguages } from '#contract/languages.ts';
import type { Collection, ShownShape } from './collection.ts';
import type { Fields } from './field.ts';

const languageCode = z.enum(allLanguages);

/** The fields that every document shows on the wire, whatever its collection. */
export const itemBase = {
  id: z.uuid(),
  slug: z.string(),
  /** The path of its page in the site, without a language; null when it has none. */
  path: z.string().nullable(),
  /** The language that the words below are in; not always the one asked for. */
  language: languageCode,
  /** Every language it can be read in. */
  languages: z.array(languageCode),
  title: z.string(),
  summary: z.string().nullable(),
  /** Clean HTML. */
  body: z.string().nullable(),
  image: image.nullable(),
};

/** The moments at which a document was made, and at which what is shown of it was last written. */
const itemMoments = { createdAt: z.iso.datetime(), updatedAt: z.iso.datetime() };

const shownOf = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.shown]));

/** The zod schema of a collection's documents on the wire. */
export function itemOf<C extends Collection>(collection: C) {
  const fields = { ...shownOf(collection.facts), ...shownOf(collection.words) };
  const shape = { ...itemBase, ...itemMoments, ...fields };
  return z.object(shape as typeof itemBase & typeof itemMoments & ShownShape<C>);
}

export type ItemOf<C extends Collection> = z.output<ReturnType<typeof itemOf<C>>>;
