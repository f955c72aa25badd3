import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf, success } from '#contract/envelope.ts';
import { filters, paging } from '#contract/list-query.ts';
import { oneOf } from './collection.ts';
import type { Collection } from './collection.ts';
import { itemOf } from './item.ts';

/** The type names every filter, because each is optional; those that a collection lacks are never set. */
type Filters = typeof filters;

/** The filters that the collection declares, by name. */
function filtersOf(collection: Collection): Filters {
  return Object.fromEntries(collection.filters.map((name) => [name, filters[name]])) as Filters;
}

/** The list call of a collection, page by page. */
export function listEndpoint<C extends Collection>(collection: C, path: string, summary: string) {
  return listCall(collection, path, summary, { ...filtersOf(collection), ...paging });
}

/** The list call of a collection that answers with the whole list at once. */
export function wholeListEndpoint<C extends Collection>(
  collection: C,
  path: string,
  summary: string,
) {
  return listCall(collection, path, summary, filtersOf(collection));
}

function listCall<C extends Collection, Shape extends Filters>(
  collection: C,
  path: string,
  summary: string,
  query: Shape,
) {
  return endpoint({
    name: `list:${collection.name}`,
    summary,
    method: 'GET',
    path,
    access: 'public',
    query: z.object(query),
    // Looking for words costs the database more than any other filter does.
    ...(collection.filters.includes('s') && { limit: 'search', limitOnlyWith: 's' }),
    reply: listOf(itemOf(collection)),
  });
}

/** The call that reads one document of a collection by its slug. */
export function findEndpoint<C extends Collection>(collection: C) {
  return endpoint({
    name: `find:${collection.name}`,
    summary: `One ${oneOf(collection)}`,
    method: 'GET',
    path: `/${collection.name}/find`,
    access: 'public',
    query: z.object({ slug: z.string('Name one slug').max(100) }),
    reply: success({ data: itemOf(collection) }),
    problems: ['notFound'],
  });
}
