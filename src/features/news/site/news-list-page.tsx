import { useTranslation } from '#ui/translation.tsx';
import { data, useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { siteContext } from '#ui/page/site-context.ts';
import { PageHead } from '#ui/page/page-head.tsx';
import { useLocalPath } from '#ui/page/shell.ts';
import { Pager } from '#ui/pager.tsx';
import { TitleWall } from '#ui/title-wall.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { loadNews } from './load-news.ts';
import type { NewsList } from './load-news.ts';
import { NewsFilterBar } from './news-filter-bar.tsx';
import { newsAddress, without } from './news-filters.ts';
import { NewsMonths } from './news-months.tsx';
import { NoNews } from './no-news.tsx';
import './news.css';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const list = await loadNews(context.get(siteContext).call, new URL(request.url));
  return data(list, { status: list.faults.length > 0 ? 422 : 200 });
}

export default function NewsListPage() {
  const { t } = useTranslation();
  const list = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t('home.newsUpdates')} />
      <TitleWall title={t('home.newsUpdates')}>
        <NewsFilterBar list={list} />
      </TitleWall>
      <div className="container news-list">
        <ActiveFilters list={list} />
        {list.data.length > 0 ? <NewsMonths stories={list.data} /> : <NoNews list={list} />}
        {list.total > list.size && <NewsPager list={list} />}
      </div>
    </>
  );
}

function NewsPager({
  list: { data: stories, page, size, total, filters, faults },
}: {
  list: NewsList;
}) {
  const { t } = useTranslation();
  const to = useLocalPath();
  const shown = without(filters, faults);
  const from = (page - 1) * size + 1;
  const until = from + stories.length - 1;
  return (
    <Pager
      olderHref={until < total ? to(newsAddress(shown, page + 1)) : undefined}
      olderLabel={t('list.showOlderNews')}
      newerHref={page > 1 ? to(newsAddress(shown, page - 1)) : undefined}
      newerLabel={t('list.showNewerNews')}
      count={t('list.showingRange', { from, to: until, total })}
    />
  );
}
