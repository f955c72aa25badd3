import type { Language } from '#contract/languages.ts';
import { defaultPageSize } from '#contract/list-query.ts';
import { Problem } from '#contract/problems.ts';
import { oneOf } from '../declare/collection.ts';
import type { Collection } from '../declare/collection.ts';
import type { ListRequest, Reader } from './reader.ts';

interface HandlerInput<Query> {
  query: Query;
  language: Language;
}

/** Answers a collection's list call page by page. */
export function pagedList<C extends Collection>(reader: Reader, collection: C) {
  return ({ query, language }: HandlerInput<ListRequest>) => {
    const { page = 1, size = defaultPageSize, ...filter } = query;
    return reader.list(collection, language, { page, size, ...filter });
  };
}

/** Answers a collection's list call with the whole list, in order. */
export function wholeList<C extends Collection>(reader: Reader, collection: C) {
  return ({ query, language }: HandlerInput<ListRequest>) =>
    reader.list(collection, language, query);
}

/** Answers the call that reads one document by its slug, also by one that it had before. */
export function oneBySlug<C extends Collection>(reader: Reader, collection: C) {
  return async ({ query, language }: HandlerInput<{ slug: string }>) => {
    const data =
      (await reader.find(collection, language, query.slug)) ??
      (await findMoved(reader, collection, language, query.slug));
    if (!data)
      throw new Problem('notFound', { message: `There is no ${oneOf(collection)} of this name.` });
    return { data };
  };
}

async function findMoved<C extends Collection>(
  reader: Reader,
  collection: C,
  language: Language,
  formerSlug: string,
) {
  const slug = await reader.currentSlug(collection.name, formerSlug);
  return slug === undefined ? undefined : reader.find(collection, language, slug);
}
