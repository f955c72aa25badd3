import type { Call } from '#contract/call.ts';
import type { ItemOf } from '#content/declare/item.ts';
import type { videos } from '../collection.ts';
import { listVideos } from '../contract.ts';

/** The videos that an address asks for. Throws a 404 for a page that is none. */
export async function loadVideos(call: Call, { searchParams }: URL) {
  const s = searchParams.get('s')?.trim().slice(0, 100) ?? '';
  const page = searchParams.get('page') ?? '';
  const list = await call(listVideos, { query: { s, page } }).catch(pageIsNone);
  if (list.data.length === 0 && list.page > 1) throw notFound();
  return { ...list, data: list.data.map(brief), s };
}

export type VideoList = Awaited<ReturnType<typeof loadVideos>>;
export type VideoBrief = VideoList['data'][number];

/** What a list shows, and no more: the page's data is sent along with the page. */
function brief(video: ItemOf<typeof videos>) {
  const { id, path, language, title, summary, publishedAt, durationSeconds, image } = video;
  return { id, path, language, title, summary, publishedAt, durationSeconds, image };
}

/** The page is all that a reader can get wrong here. */
function pageIsNone(failure: unknown): never {
  throw failure instanceof Response && failure.status === 422 ? notFound() : failure;
}

const notFound = () => new Response(null, { status: 404 });
