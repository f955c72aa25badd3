import type { ItemOf } from '#content/declare/item.ts';
import type { Call } from '#contract/call.ts';
import { searchOf } from '#ui/page/list/list-filters.ts';
import { loadList } from '#ui/page/list/load-list.ts';
import type { videos } from '../collection.ts';
import { listVideos } from '../contract.ts';

/** Loads the videos that an address names. Throws a 404 for a page beyond the list. */
export async function loadVideos(call: Call, url: URL) {
  const page = url.searchParams.get('page') ?? '';
  const list = await loadList({
    filters: searchOf(url),
    ask: (filters) => call(listVideos, { query: { ...filters, page } }),
  });
  return { ...list, data: list.data.map(videoCard) };
}

export type VideoCard = Awaited<ReturnType<typeof loadVideos>>['data'][number];

/** The fields that a list shows; the page carries its data, so the rest is left out. */
function videoCard(video: ItemOf<typeof videos>) {
  const { id, path, language, title, summary, publishedAt, durationSeconds, image } = video;
  return { id, path, language, title, summary, publishedAt, durationSeconds, image };
}
