import { data, useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { withQuery } from '#lib/address.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { shownRange } from '#ui/page/list/shown-range.ts';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useIsOpen, useLocalPath } from '#ui/page/root-data.ts';
import { Scene } from '#ui/page/scene.tsx';
import { ServerOnly } from '#ui/page/server-only.tsx';
import { siteContext } from '#ui/page/site-context.ts';
import type { NamedPage } from '#ui/page/site-context.ts';
import { Pager } from '#ui/pager.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { loadResults } from './load-results.ts';
import type { Results } from './load-results.ts';
import { OwnPageList, useOwnPages } from './own-page-list.tsx';
import { ResultRow } from './result-row.tsx';
import { SearchBox } from './search-box.tsx';
import './search.css';

/**
 * A function is not serialised for the browser, which needs none of the results: only the server
 * renders them.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const results = await loadResults(site, new URL(request.url));
  const { s, failure } = results;
  return data(
    { s, failure, read: () => ({ results, named: site.namedPages }) },
    { status: failure ?? 200 },
  );
}

export default function SearchPage() {
  const { t } = useTranslation();
  const { s, failure, read }: Awaited<ReturnType<typeof loader>>['data'] = useLoaderData();
  return (
    <>
      <PageMeta title={s ? `${s} · ${t('search.title')}` : t('search.title')} hidden />
      <PageHeader title={t('search.title')}>
        <SearchBox s={s} failure={failure} />
      </PageHeader>
      <div className="container results-page">
        {s !== '' && !failure && (
          <ServerOnly>{import.meta.env.SSR && <Answer {...read()} />}</ServerOnly>
        )}
      </div>
    </>
  );
}

interface AnswerProps {
  results: Results;
  named: readonly NamedPage[];
}

function Answer({ results, named }: AnswerProps) {
  const { t } = useTranslation();
  const { s, total, page } = results;
  const isOpen = useIsOpen();
  const pages = useOwnPages(
    named.filter((each) => isOpen(each.path)),
    s,
  );
  if (total === 0 && pages.length === 0) return <NothingFound s={s} />;
  return (
    <>
      {page === 1 && pages.length > 0 && <OwnPageList pages={pages} />}
      {total > 0 ? (
        <FoundList results={results} />
      ) : (
        <p className="results-count">{t('search.noTexts', { query: s })}</p>
      )}
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
          olderLabel={t('search.showMore')}
          newerHref={page > 1 ? address(page - 1) : undefined}
          newerLabel={t('search.showBefore')}
          count={shownRange(t, { from, to: until, total })}
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
