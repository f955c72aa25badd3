import { useTranslation } from '#ui/translation.tsx';
import { data, useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { withQuery } from '#lib/address.ts';
import { siteContext } from '#ui/page/site-context.ts';
import { PageHead } from '#ui/page/page-head.tsx';
import { Scene } from '#ui/page/scene.tsx';
import { useLocalPath } from '#ui/page/shell.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/notice.tsx';
import { Pager } from '#ui/pager.tsx';
import { TitleWall } from '#ui/title-wall.tsx';
import { loadResults } from './load-results.ts';
import type { Results } from './load-results.ts';
import { ResultRow } from './result-row.tsx';
import { SearchBox } from './search-box.tsx';
import './search.css';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const results = await loadResults(context.get(siteContext).call, new URL(request.url));
  return data(results, { status: results.failure ?? 200 });
}

export default function SearchPage() {
  const { t } = useTranslation();
  const results = useLoaderData<typeof loader>();
  const { s, failure, total } = results;
  return (
    <>
      <PageHead title={s ? `${s} · ${t('search.title')}` : t('search.title')} hidden />
      <TitleWall title={t('search.title')}>
        <SearchBox s={s} failure={failure} />
      </TitleWall>
      <div className="container results-page">
        {s !== '' &&
          !failure &&
          (total > 0 ? <FoundList results={results} /> : <NothingFound s={s} />)}
      </div>
    </>
  );
}

function FoundList({ results: { data: found, s, page, size, total } }: { results: Results }) {
  const { t } = useTranslation();
  const to = useLocalPath();
  const from = (page - 1) * size + 1;
  const until = from + found.length - 1;
  const address = (other: number) =>
    to(withQuery('/search', { s, page: other > 1 ? other : undefined }));
  return (
    <>
      <h2 className="results-count">{t('search.results', { count: total, query: s })}</h2>
      <ul className="results">
        {found.map((result) => (
          <ResultRow key={result.id} result={result} />
        ))}
      </ul>
      {total > size && (
        <Pager
          olderHref={until < total ? address(page + 1) : undefined}
          olderLabel={t('list.showMoreResults')}
          newerHref={page > 1 ? address(page - 1) : undefined}
          newerLabel={t('list.showNewerResults')}
          count={t('list.showingRange', { from, to: until, total })}
        />
      )}
    </>
  );
}

function NothingFound({ s }: { s: string }) {
  const { t } = useTranslation();
  const to = useLocalPath();
  return (
    <div className="results-none">
      <EmptyState
        art={<Scene name="quiet-mural" eager />}
        title={t('search.nothingFound', { query: s })}
        text={t('search.advice')}
        action={
          <ButtonLink small href={to('/news')}>
            {t('home.allNews')}
          </ButtonLink>
        }
      />
    </div>
  );
}
