import { z } from 'zod';
import { tidyText } from '#lib/tidy-text.ts';
import { day } from './dates.ts';
import { orNothing } from './form-fields.ts';

/** A number of a query, which is text; the OpenAPI document tells its bounds. */
const wholeNumber = (message: string, low: number, high: number, byDefault = '') =>
  z
    .string()
    .regex(/^(?!0\d)\d{1,6}$/, message)
    .describe(`A number from ${low} to ${high}${byDefault}`)
    .transform(Number)
    .refine((value) => value >= low && value <= high, message);

// spec: entity:filters
/** Every filter that a list may take, in the form of `calls.md`; a collection picks its own. */
export const filters = {
  s: orNothing(
    z
      .string('Search with one text')
      .max(100, 'Search with at most 100 characters')
      .refine((text) => !text.includes('\0'), 'Search without control characters')
      .transform(tidyText),
  ),
  categoryId: orNothing(z.uuid('Choose a category from the list')),
  date: orNothing(day()),
  year: orNothing(wholeNumber('Write the year as YYYY, 1950 to 2100', 1950, 2100)),
  month: orNothing(wholeNumber('Write the month as 1 to 12', 1, 12)),
  type: orNothing(z.enum(['upcoming', 'past', 'all'], 'Choose upcoming, past or all')),
};

export type FilterName = keyof typeof filters;

export const defaultPageSize = 12;
export const lastPage = 10_000;

/** `page` from 1 (to 10,000), `size` 1 to 100. */
export const paging = {
  page: orNothing(
    wholeNumber('Write the page as a number from 1 to 10000', 1, lastPage, '; 1 by default'),
  ),
  size: orNothing(
    wholeNumber(
      'Write the size as a number from 1 to 100',
      1,
      100,
      `; in most lists ${defaultPageSize} by default`,
    ),
  ),
};
