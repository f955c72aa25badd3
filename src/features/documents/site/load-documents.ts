import type { Call } from '#contract/call.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { filtersOf } from '#ui/page/list/list-filters.ts';
import { loadList } from '#ui/page/list/load-list.ts';
import { listDocuments } from '../contract.ts';

type Item = ReplyOf<typeof listDocuments>['data'][number];

/** Loads the page of documents that an address names. */
export async function loadDocuments(call: Call, url: URL) {
  const list = await loadList({
    filters: filtersOf(url, ['s']),
    ask: (query) =>
      call(listDocuments, { query: { ...query, page: url.searchParams.get('page') ?? '' } }),
  });
  return { ...list, data: list.data.map(row) };
}

/** The fields that a row shows; the page carries its data, so the rest is left out. */
function row(item: Item) {
  const { id, title, summary, language, languages, image, kind, publishedAt, file, pages } = item;
  const words = { title, summary, language, languages };
  // A document has no page of its own, so the row links to the file.
  return { id, path: null, image, kind, publishedAt, file, pages, ...words };
}

export type ListedDocument = ReturnType<typeof row>;
