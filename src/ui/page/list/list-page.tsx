import type { ReactNode } from 'react';
import { FilterBar } from '#ui/filter-bar.tsx';
import { collectionPage } from '#ui/page/json-ld/collection-page.ts';
import type { Thing } from '#ui/page/json-ld/thing.ts';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useLocalPath, useShell } from '#ui/page/shell.ts';
import { Link } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { filterProblems } from './filter-problems.ts';
import type { FilterName } from './list-filters.ts';
import { ListPager } from './list-pager.tsx';
import type { AnyList } from './load-list.ts';
import { EmptyList } from './empty-list.tsx';
import './list.css';

interface ListPageProps {
  title: string;
  intro?: string;
  /** What the list is, for search engines; the intro when left out. */
  description?: string;
  /** Where the list is read, without a language. */
  path: string;
  list: AnyList;
  /** What the search field asks for; for lists with a search. */
  searchPlaceholder?: string;
  /** The filters beside the search. */
  fields?: ReactNode;
  /** The list as a feed: its address, without a language, and what the link to it says. */
  feed?: { path: string; label: string };
  /** What each filter that is set is called. */
  filterNames?: Partial<Record<FilterName, string>>;
  /** What is listed, in the words of schema.org. Only the server asks. */
  things: readonly Thing[] | false;
  /** How many there are, in words. */
  count: string;
  /** Said when nothing has been published yet. */
  noneYet: string;
  /** "Show older releases"; of results when left out. */
  older?: string;
  newer?: string;
  /** The rows. */
  children: ReactNode;
}

/** A list to search and to leaf through: title wall, count, rows, pager, and what to do when it is empty. */
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
  const shell = useShell();
  return (
    <>
      <PageMeta
        title={title}
        description={description}
        page={isFiltered(list) ? 1 : list.page}
        jsonLd={
          import.meta.env.SSR &&
          things &&
          collectionPage({ title, summary: description, path }, things, shell)
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

/** A list of what was searched for is nothing that others should find. */
function isFiltered({ filters }: AnyList): boolean {
  return Object.values(filters).some(Boolean);
}

/** Small, for the few who know what it is for. */
function FeedLink({ path, label }: NonNullable<ListPageProps['feed']>) {
  const to = useLocalPath();
  return (
    <p className="list-feed">
      <Link href={to(path)}>{label}</Link>
    </p>
  );
}

/** What was typed stays, also what could not be meant. */
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
      submitLabel={t('list.search')}
    >
      {fields}
    </FilterBar>
  );
}
