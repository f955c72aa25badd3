import type { Call } from '#contract/call.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { filtersOf } from '#ui/page/list/list-filters.ts';
import { loadList } from '#ui/page/list/load-list.ts';
import { listAudios } from '../contract.ts';

type Item = ReplyOf<typeof listAudios>['data'][number];

/** Loads the page of recordings that an address names. */
export async function loadAudios(call: Call, url: URL) {
  const list = await loadList({
    filters: filtersOf(url, ['s']),
    ask: (query) =>
      call(listAudios, { query: { ...query, page: url.searchParams.get('page') ?? '' } }),
  });
  return { ...list, data: list.data.map(row) };
}

/** The fields that a row shows; the page carries its data, so the rest is left out. */
function row(item: Item) {
  const { id, title, summary, body, language, image, kind, publishedAt } = item;
  const sound = { file: item.file, durationSeconds: item.durationSeconds };
  return { id, path: null, image, title, summary, body, language, kind, publishedAt, ...sound };
}

export type Recording = ReturnType<typeof row>;
