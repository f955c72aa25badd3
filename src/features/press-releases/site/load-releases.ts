import type { Call } from '#contract/call.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { lastPage } from '#contract/list-query.ts';
import { filtersOf } from '#ui/page/list/list-filters.ts';
import { loadList } from '#ui/page/list/load-list.ts';
import { listPressReleases } from '../contract.ts';
import { categoryNames } from './category-names.ts';

type Release = ReplyOf<typeof listPressReleases>['data'][number];

/**
 * Loads the releases that an address names, the names of their categories, and the years for the
 * filter.
 */
export async function loadReleases(call: Call, url: URL) {
  const page = url.searchParams.get('page') ?? '';
  const [list, categories, years] = await Promise.all([
    loadList({
      filters: filtersOf(url, ['s', 'year', 'month']),
      ask: (filters) => call(listPressReleases, { query: { ...filters, page } }),
    }),
    categoryNames(call),
    yearsOf(call),
  ]);
  return { ...list, data: list.data.map(row), categories, years };
}

/** The years from the newest release to the oldest. */
async function yearsOf(call: Call): Promise<number[]> {
  const { data: newest, total } = await call(listPressReleases, { query: { size: '1' } });
  const size = Math.max(Math.ceil(total / lastPage), 1);
  const page = Math.max(Math.ceil(total / size), 1);
  const query = { size: String(size), page: String(page) };
  const { data: oldest } = await call(listPressReleases, { query });
  const [last, first] = [newest[0], oldest.at(-1)].map(
    (release) => release && yearInIndia(release),
  );
  if (last === undefined || first === undefined) return [];
  return Array.from({ length: last - first + 1 }, (_, ago) => last - ago);
}

const indianYear = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Kolkata', year: 'numeric' });

const yearInIndia = ({ publishedAt }: Release) => Number(indianYear.format(new Date(publishedAt)));

/** The fields that a row shows; the page carries its data, so the rest is left out. */
function row(release: Release) {
  const { id, path, title, summary, publishedAt, language, languages, category, file, image } =
    release;
  return { id, path, title, summary, publishedAt, language, languages, category, file, image };
}

export type ReleaseRow = ReturnType<typeof row>;
