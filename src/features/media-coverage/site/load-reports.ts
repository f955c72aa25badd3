import type { Call } from '#contract/call.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { filtersOf } from '#ui/page/list/list-filters.ts';
import { loadList } from '#ui/page/list/load-list.ts';
import { listMediaCoverage } from '../contract.ts';

type Item = ReplyOf<typeof listMediaCoverage>['data'][number];

/** Loads the page of reports that an address names. */
export async function loadReports(call: Call, url: URL) {
  const list = await loadList({
    filters: filtersOf(url, ['s', 'date']),
    ask: (query) =>
      call(listMediaCoverage, { query: { ...query, page: url.searchParams.get('page') ?? '' } }),
  });
  return { ...list, data: list.data.map(row) };
}

/** The fields that a row shows; the page carries its data, so the rest is left out. */
function row({ id, title, summary, language, outlet, kind, link, publishedAt }: Item) {
  return { id, title, summary, language, outlet, kind, link, publishedAt };
}

export type Report = ReturnType<typeof row>;
