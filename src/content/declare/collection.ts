import type { z } from 'zod';
import type { FilterName } from '#contract/list-query.ts';
import type { Section } from '#contract/permissions.ts';
import type { Address } from './address.ts';
import type { ConsoleText } from './field-texts.ts';
import type { Field, Fields } from './field.ts';

/** The order of a list: newest or soonest moment first, or a position given by hand. */
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
  /** The label of one document for staff, and of several: `news update`, `news updates`. */
  label: { one: ConsoleText; many: ConsoleText };
  /** The part of the site that an agent's permission for it is given for. */
  section: Section;
  /** Whether a second person looks at each document before it is published, unless settings say otherwise. */
  needsReview?: true;
  /** Fields whose values are the same in every language. */
  facts: Facts;
  /** Fields with a value in each language, beside title, summary and body. */
  words: Words;
  order: Order;
  filters: readonly FilterName[];
  /** The fact that `categoryId` filters by. */
  category?: string;
  /** The generated picture that stands in when there is no photograph; none where a list is plain. */
  cover?: 'mural' | 'lettering';
  /** The field whose picture is the cover when it is set. */
  picture?: string;
  /** The address of its documents; left out where they only serve others. */
  address?: Address;
  summary: 'required' | 'optional';
  body: 'required' | 'optional' | 'none';
}

/** The label of one document of a collection, in English. */
export const oneOf = ({ label }: Pick<Collection, 'label'>): string => label.one[0];

/** Declares a content type. */
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
