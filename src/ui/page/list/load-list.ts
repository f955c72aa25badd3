import type { FieldError } from '#contract/problems.ts';
import { missing } from '../missing-part.ts';
import { without } from './list-filters.ts';
import type { FilterName, Filters } from './list-filters.ts';

interface ListRequest<Name extends FilterName, Item> {
  filters: Filters<Name>;
  /** Filters that are already known to be invalid. */
  faults?: readonly NoInfer<Name>[];
  /** Makes the list call with the valid filters. */
  ask(filters: Filters<Name>): Promise<Answer<Item>>;
}

interface Answer<Item> {
  data: Item[];
  page: number;
  size: number;
  total: number;
}

/** A page of a list, with its filters and the names of the invalid ones. */
export interface List<Name extends FilterName, Item> extends Answer<Item> {
  filters: Filters<Name>;
  faults: Name[];
}

/** The part of a list that the elements around its rows need. */
export interface AnyList extends Answer<unknown> {
  filters: Partial<Filters<FilterName>>;
  faults: readonly FilterName[];
}

/**
 * Loads the list that an address names. An invalid filter is named in `faults`, and the list is
 * shown without it. Throws a 422 for a page beyond the list.
 */
export async function loadList<Name extends FilterName, Item>({
  filters,
  faults: known = [],
  ask,
}: ListRequest<Name, Item>): Promise<List<Name, Item>> {
  const faults = [...known];
  const { data, page, size, total } = await ask(without(filters, faults)).catch(
    async (failure: unknown) => {
      faults.push(...(await faultyFilters(failure, filters)));
      return ask(without(filters, faults));
    },
  );
  if (data.length === 0 && page > 1) throw missing('page');
  return { data, page, size, total, filters, faults };
}

/** The status of the page: 422 where a filter is invalid. */
export function statusOf({ faults }: Pick<AnyList, 'faults'>): 200 | 422 {
  return faults.length > 0 ? 422 : 200;
}

/** The filters that a 422 names; any other failure, and a page beyond the list, is thrown on. */
async function faultyFilters<Name extends FilterName>(
  failure: unknown,
  filters: Filters<Name>,
): Promise<Name[]> {
  if (!(failure instanceof Response) || failure.status !== 422) throw failure;
  const { errors = [] }: { errors?: FieldError[] } = await failure.json();
  return errors.map(({ param }) => {
    if (!isFilter(param, filters)) throw missing('page');
    return param;
  });
}

const isFilter = <Name extends FilterName>(name: string, filters: Filters<Name>): name is Name =>
  Object.hasOwn(filters, name);
