import { withQuery } from '#lib/address.ts';

/** The filters that lists know; each list has some of them. */
export type FilterName = 's' | 'category' | 'date' | 'year' | 'month';

/** Filters as they stand in an address; an empty one is not set. */
export type Filters<Name extends FilterName> = Record<Name, string>;

/** The filters of an address, as they were typed. */
export function filtersOf<const Name extends FilterName>(
  { searchParams }: URL,
  names: readonly Name[],
): Filters<Name> {
  const typed = names.map((name) => [name, searchParams.get(name)?.trim() ?? '']);
  return Object.fromEntries(typed) as Filters<Name>;
}

/** The most characters that a search takes. */
const LONGEST_SEARCH = 100;

/**
 * The search of an address, cut to the longest allowed, for lists that cannot report it as too
 * long.
 */
export function searchOf(url: URL): Filters<'s'> {
  return { s: filtersOf(url, ['s']).s.slice(0, LONGEST_SEARCH) };
}

/** The active filters, without some of them. */
export function without<Some extends Partial<Filters<FilterName>>>(
  filters: Some,
  left: readonly FilterName[],
): Some {
  return { ...filters, ...Object.fromEntries(left.map((name) => [name, ''])) };
}

/** The address of a page of a list, without a language; the first page has no number. */
export function listAddress(
  path: string,
  filters: Partial<Filters<FilterName>> = {},
  page = 1,
): string {
  return withQuery(path, { ...filters, page: page > 1 ? page : undefined });
}
