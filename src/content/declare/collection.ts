import type { z } from 'zod';
import type { FilterName } from '#contract/list-query.ts';
import type { Field, Fields } from './field.ts';

/** What a list is ordered by: newest or soonest moment first, or a position given by hand. */
export type Order<Fact extends string = string> =
  | { by: 'newest' | 'soonest'; field: Fact; until?: Fact }
  | { by: 'position' };

export interface Collection<
  Name extends string = string,
  Facts extends Fields = Fields,
  Words extends Fields = Fields,
> {
  /** Also the folder of a campaign's files, and the tag of every page that shows it. */
  name: Name;
  /** The singular in an editor's words: `news update`. */
  label: string;
  /** What is true in every language. */
  facts: Facts;
  /** What is said anew in each language, beside title, summary and body. */
  words: Words;
  order: Order;
  filters: readonly FilterName[];
  /** The fact that `categoryId` filters by. */
  category?: string;
  /** The generated picture that stands in when there is no photograph; none where a list is plain. */
  cover?: 'mural' | 'lettering';
  /** The field whose picture is the cover when it is set. */
  picture?: string;
  /** Where one document is read: `/news` + `/` + slug; none when it has no page of its own. */
  page?: string;
  summary: 'required' | 'optional';
  body: 'required' | 'optional' | 'none';
}

/** Declares a content type: its difference from all others, and nothing else. */
export function collection<const Name extends string, Facts extends Fields, Words extends Fields>(
  declaration: Collection<Name, Facts, Words> & {
    order: Order<keyof Facts & string>;
    category?: keyof Facts & string;
  },
): Collection<Name, Facts, Words> {
  return declaration;
}

type Shown<F extends Fields> = {
  [Key in keyof F]: F[Key] extends Field<z.ZodType, infer S> ? S : never;
};

export type ShownShape<C extends Collection> = Shown<C['facts']> & Shown<C['words']>;
