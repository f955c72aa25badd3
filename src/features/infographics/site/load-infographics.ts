import type { Call } from '#contract/call.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { filtersOf } from '#ui/page/list/list-filters.ts';
import { loadList } from '#ui/page/list/load-list.ts';
import { listInfographics } from '../contract.ts';

type Item = ReplyOf<typeof listInfographics>['data'][number];

/** Loads the page of infographics that an address names. */
export async function loadInfographics(call: Call, url: URL) {
  const list = await loadList({
    filters: filtersOf(url, []),
    ask: (query) =>
      call(listInfographics, { query: { ...query, page: url.searchParams.get('page') ?? '' } }),
  });
  return { ...list, data: list.data.map(row) };
}

/** The fields that a row shows; the page carries its data, so the rest is left out. */
function row({ id, title, summary, body, language, image, source }: Item) {
  return { id, title, summary, body, language, image, source };
}

export type Poster = ReturnType<typeof row>;
