import { withQuery } from '#lib/address.ts';

/** The filters of the list as they stand in its address; an empty one is not set. */
export interface NewsFilters {
  s: string;
  /** The slug of a category. */
  category: string;
  /** `YYYY-MM-DD` */
  date: string;
}

export type NewsFilter = keyof NewsFilters;

/** What the address asks for, as it was typed. */
export function filtersOf({ searchParams }: URL): NewsFilters {
  const typed = (key: NewsFilter) => searchParams.get(key)?.trim() ?? '';
  return { s: typed('s'), category: typed('category'), date: typed('date') };
}

/** The filters that are set, without some of them. */
export function without(filters: NewsFilters, left: readonly NewsFilter[]): NewsFilters {
  return { ...filters, ...Object.fromEntries(left.map((name) => [name, ''])) };
}

/** The address of a page of the list, without a language; the first page has no number. */
export function newsAddress(filters: Partial<NewsFilters> = {}, page = 1): string {
  return withQuery('/news', { ...filters, page: page > 1 ? page : undefined });
}
