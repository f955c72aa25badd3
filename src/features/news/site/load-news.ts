import type { Call } from '#contract/call.ts';
import type { FieldError } from '#contract/problems.ts';
import { listNews, listNewsCategories } from '../contract.ts';
import { brief } from './brief.ts';
import { filtersOf, without } from './news-filters.ts';
import type { NewsFilter, NewsFilters } from './news-filters.ts';

/**
 * The list that an address asks for. A filter that cannot be meant is named in `faults`, and the
 * list is shown without it. Throws a 404 for a page that the list has not.
 */
export async function loadNews(call: Call, url: URL) {
  const filters = filtersOf(url);
  const page = url.searchParams.get('page') ?? '';
  const { data: known } = await call(listNewsCategories);
  const categories = known.map(({ id, slug, title }) => ({ id, slug, title }));
  const isUnknown =
    filters.category !== '' && !categories.some(({ slug }) => slug === filters.category);
  const faults: NewsFilter[] = isUnknown ? ['category'] : [];

  const find = (left: readonly NewsFilter[]) => {
    const { s, date, category } = without(filters, left);
    const categoryId = categories.find(({ slug }) => slug === category)?.id;
    return call(listNews, { query: { s, date, categoryId, page } });
  };
  const list = await find(faults).catch(async (failure: unknown) => {
    faults.push(...(await faultyFilters(failure, filters)));
    return find(faults);
  });
  if (list.data.length === 0 && list.page > 1) throw notFound();
  return { ...list, data: list.data.map(brief), categories, filters, faults };
}

export type NewsList = Awaited<ReturnType<typeof loadNews>>;

/** The filters that a 422 names; any other failure, and a page that is none, is thrown on. */
async function faultyFilters(failure: unknown, filters: NewsFilters): Promise<NewsFilter[]> {
  if (!(failure instanceof Response) || failure.status !== 422) throw failure;
  const { errors = [] }: { errors?: FieldError[] } = await failure.json();
  return errors.map(({ param }) => {
    if (!isFilter(param, filters)) throw notFound();
    return param;
  });
}

const isFilter = (name: string, filters: NewsFilters): name is NewsFilter =>
  Object.hasOwn(filters, name);

const notFound = () => new Response(null, { status: 404 });
