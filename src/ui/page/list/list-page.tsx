import type { ReactNode } from 'react';
import { FilterBar } from '#ui/filter-bar.tsx';
import { Link } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { collectionPage } from '#ui/page/json-ld/collection-page.ts';
import type { Thing } from '#ui/page/json-ld/thing.ts';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useLocalPath, useRootData } from '#ui/page/root-data.ts';
import { useTranslation } from '#ui/translation.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { EmptyList } from './empty-list.tsx';
import { filterProblems } from './filter-problems.ts';
import type { FilterName } from './list-filters.ts';
import { ListPager } from './list-pager.tsx';
import type { AnyList } from './load-list.ts';
import './list.css';

interface ListPageProps {
  title: string;
  intro?: string;
  /** The description for search engines; the intro when left out. */
  description?: string;
  /** The path of the list, without a language. */
  path: string;
  list: AnyList;
  /** The placeholder of the search field; for lists with a search. */
  searchPlaceholder?: string;
  /** The filters beside the search. */
  fields?: ReactNode;
  /** The list as a feed: its path, without a language, and the label of the link. */
  feed?: { path: string; label: string };
  /** The label of each active filter. */
  filterNames?: Partial<Record<FilterName, string>>;
  /** The items, in the words of schema.org. Only the server uses them. */
  things: readonly Thing[] | false;
  /** The number of items, in words. */
  count: string;
  /** Shown when nothing has been published yet. */
  noneYet: string;
  /** "Show older releases"; a general label when left out. */
  older?: string;
  newer?: string;
  /** The rows. */
  children: ReactNode;
}

/** A list with search and pages: page header, count, rows, pager, and an empty state. */
export function ListPage(props: ListPageProps) {
  const {
    title,
    intro,
    description = intro,
    path,
    list,
    count,
    filterNames = {},
    noneYet,
    older,
    newer,
    feed,
    things,
    children,
  } = props;
  const rootData = useRootData();
  return (
    <>
      <PageMeta
        title={title}
        description={description}
        page={isFiltered(list) ? 1 : list.page}
        jsonLd={
          import.meta.env.SSR &&
          things &&
          collectionPage({ title, summary: description, path }, things, rootData)
        }
        feed={feed && { path: feed.path, type: 'application/rss+xml' }}
      />
      <PageHeader title={title} intro={intro}>
        {'s' in list.filters && <Search {...props} />}
      </PageHeader>
      <div className="container list-body">
        <ActiveFilters path={path} list={list} count={count} names={filterNames} />
        {list.data.length > 0 ? (
          children
        ) : (
          <EmptyList path={path} filters={list.filters} noneYet={noneYet} />
        )}
        {list.total > list.size && (
          <ListPager path={path} list={list} older={older} newer={newer} />
        )}
        {feed && <FeedLink {...feed} />}
      </div>
    </>
  );
}

/** Search engines should not index search results. */
function isFiltered({ filters }: AnyList): boolean {
  return Object.values(filters).some(Boolean);
}

/** Small, because few readers need it. */
function FeedLink({ path, label }: NonNullable<ListPageProps['feed']>) {
  const to = useLocalPath();
  return (
    <p className="list-feed">
      <Link href={to(path)}>{label}</Link>
    </p>
  );
}

/** Typed values stay, also invalid ones. */
function Search({ path, list, searchPlaceholder, fields }: ListPageProps) {
  const { t } = useTranslation();
  const to = useLocalPath();
  const { filters, faults } = list;
  return (
    <FilterBar
      id="list-filters"
      action={to(path)}
      search={{
        name: 's',
        label: t('list.search'),
        placeholder: searchPlaceholder,
        defaultValue: filters.s,
        problem: filterProblems(t, faults).s,
      }}
      filterLabel={t('list.filter')}
      closeLabel={t('frame.close')}
      submitLabel={t('list.search')}
    >
      {fields}
    </FilterBar>
  );
}
