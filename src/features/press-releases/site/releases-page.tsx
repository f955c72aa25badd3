import { data, useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { monthName } from '#lib/dates.ts';
import { pagesOf } from '#ui/page/json-ld/web-page.ts';
import { FileLink, LanguageNames } from '#ui/page/list/file-link.tsx';
import { FilterChoice } from '#ui/page/list/filter-fields.tsx';
import { ListMeta } from '#ui/page/list/list-meta.tsx';
import { ListPage } from '#ui/page/list/list-page.tsx';
import { ListRow } from '#ui/page/list/list-row.tsx';
import { statusOf } from '#ui/page/list/load-list.ts';
import { Months } from '#ui/page/list/months.tsx';
import { useRootData } from '#ui/page/root-data.ts';
import { siteContext } from '#ui/page/site-context.ts';
import { useTranslation } from '#ui/translation.tsx';
import { loadReleases } from './load-releases.ts';
import type { ReleaseRow } from './load-releases.ts';
import { useCategoryName } from './use-category-name.ts';
import type { ShownName } from './use-category-name.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const list = await loadReleases(context.get(siteContext).call, new URL(request.url));
  return data(list, { status: statusOf(list) });
}

// spec: route:/pressreleases
export default function ReleasesPage() {
  const { t } = useTranslation();
  const rootData = useRootData();
  const list = useLoaderData<typeof loader>();
  const months = useMonths();
  const nameOf = useCategoryName(list.categories);
  const years = list.years.map((year) => ({ value: String(year), title: String(year) }));
  return (
    <ListPage
      title={t('frame.pressReleases')}
      intro={t('pressReleases.intro')}
      path="/pressreleases"
      feed={{ path: '/pressreleases/feed.xml', label: t('list.rss') }}
      list={list}
      things={import.meta.env.SSR && pagesOf(list.data, rootData)}
      searchPlaceholder={t('pressReleases.searchPlaceholder')}
      fields={
        <>
          <FilterChoice
            name="year"
            label={t('list.year')}
            all={t('list.allYears')}
            options={years}
            list={list}
          />
          <FilterChoice
            name="month"
            label={t('list.month')}
            all={t('list.allMonths')}
            options={months}
            list={list}
          />
        </>
      }
      filterNames={{ month: months.find(({ value }) => value === list.filters.month)?.title }}
      count={t('pressReleases.count', { count: list.total })}
      noneYet={t('pressReleases.noneYet')}
      older={t('pressReleases.showOlder')}
      newer={t('pressReleases.showNewer')}
    >
      <Months
        items={list.data}
        renderRow={(release, eager) => (
          <Row key={release.id} release={release} kind={nameOf(release.category)} eager={eager} />
        )}
      />
    </ListPage>
  );
}

/** The names of the months `1` to `12`. */
function useMonths() {
  const { language } = useRootData();
  return Array.from({ length: 12 }, (_, index) => ({
    value: String(index + 1),
    title: monthName(new Date(Date.UTC(2000, index, 15)), language),
  }));
}

interface RowProps {
  release: ReleaseRow;
  kind?: ShownName | undefined;
  eager: boolean;
}

function Row({ release, kind, eager }: RowProps) {
  const { file, title, languages, publishedAt } = release;
  return (
    <ListRow
      item={release}
      eager={eager}
      line={<ListMeta item={release} kind={kind?.title} kindLang={kind?.lang} at={publishedAt} />}
      aside={
        <>
          {file && <FileLink file={file} title={title} />}
          <LanguageNames codes={languages} />
        </>
      }
    />
  );
}
