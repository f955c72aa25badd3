import { data, useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { longDate } from '#lib/dates.ts';
import { pagesOf } from '#ui/page/json-ld/web-page.ts';
import { FilterChoice, FilterDay } from '#ui/page/list/filter-fields.tsx';
import { ListPage } from '#ui/page/list/list-page.tsx';
import { statusOf } from '#ui/page/list/load-list.ts';
import { Months } from '#ui/page/list/months.tsx';
import { useRootData } from '#ui/page/root-data.ts';
import { siteContext } from '#ui/page/site-context.ts';
import { useContentLanguages } from '#ui/page/use-content-language.ts';
import { useTranslation } from '#ui/translation.tsx';
import { loadNews } from './load-news.ts';
import { NewsRow } from './news-row.tsx';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const list = await loadNews(context.get(siteContext).call, new URL(request.url));
  return data(list, { status: statusOf(list) });
}

export default function NewsListPage() {
  const { t } = useTranslation();
  const rootData = useRootData();
  const { language } = rootData;
  const list = useLoaderData<typeof loader>();
  const { filters, faults } = list;
  const languageOf = useContentLanguages();
  const categories = list.categories.map(({ slug, title, ...category }) => ({
    value: slug,
    title,
    lang: languageOf(category),
  }));
  return (
    <ListPage
      title={t('home.newsUpdates')}
      description={t('news.intro')}
      path="/news"
      feed={{ path: '/news/feed.xml', label: t('list.rss') }}
      list={list}
      things={import.meta.env.SSR && pagesOf(list.data, rootData)}
      searchPlaceholder={t('news.searchPlaceholder')}
      fields={
        <>
          <FilterChoice
            name="category"
            label={t('list.category')}
            all={t('list.allCategories')}
            options={categories}
            list={list}
          />
          <FilterDay name="date" label={t('list.date')} list={list} />
        </>
      }
      filterNames={{
        category: categories.find(({ value }) => value === filters.category)?.title,
        date:
          filters.date && !faults.includes('date') ? longDate(filters.date, language) : undefined,
      }}
      count={t('news.count', { count: list.total })}
      noneYet={t('news.noneYet')}
      older={t('list.showOlderNews')}
      newer={t('list.showNewerNews')}
    >
      <Months
        items={list.data}
        renderRow={(story, eager) => <NewsRow key={story.id} story={story} eager={eager} />}
      />
    </ListPage>
  );
}
