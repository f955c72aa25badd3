import type { Call } from '#contract/call.ts';
import { filtersOf } from '#ui/page/list/list-filters.ts';
import { loadList } from '#ui/page/list/load-list.ts';
import { listNews, listNewsCategories } from '../contract.ts';
import { newsCard } from './news-card.ts';

/** Loads the news that an address names, and the categories by slug for the filter. */
export async function loadNews(call: Call, url: URL) {
  const filters = filtersOf(url, ['s', 'category', 'date']);
  const { data: known } = await call(listNewsCategories);
  const categories = known.map(({ id, slug, title, language }) => {
    return { id, slug, title, language };
  });
  const isUnknown =
    filters.category !== '' && !categories.some(({ slug }) => slug === filters.category);

  const list = await loadList({
    filters,
    faults: isUnknown ? ['category'] : [],
    ask: ({ s, date, category }) => {
      const categoryId = categories.find(({ slug }) => slug === category)?.id;
      const page = url.searchParams.get('page') ?? '';
      return call(listNews, { query: { s, date, categoryId, page } });
    },
  });
  return { ...list, data: list.data.map(newsCard), categories };
}
