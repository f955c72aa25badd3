import { loadAudios } from '#features/audios/site/load-audios.ts';
import { loadCalendar } from '#features/events/site/load-calendar.ts';
import { loadReports } from '#features/media-coverage/site/load-reports.ts';
import { loadNews } from '#features/news/site/load-news.ts';
import { openPhoto } from '#features/photos/site/lightbox/open-photo.ts';
import { loadAlbum } from '#features/photos/site/load-album.ts';
import { loadAlbums } from '#features/photos/site/load-albums.ts';
import { loadVideos } from '#features/videos/site/load-videos.ts';
import type { SiteContext } from '#ui/page/site-context.ts';
import { loadHome } from '../home/load-home.ts';

/** The campaign's current content, for the components that need it. */
export async function loadSamples(context: SiteContext, { origin }: URL) {
  const { call } = context;
  const nothingAsked = new URL(origin);
  const [home, calendar, news, reports, albums, videos, audios] = await Promise.all([
    loadHome(call),
    loadCalendar(call, nothingAsked, new Date()),
    loadNews(call, nothingAsked),
    loadReports(call, nothingAsked),
    loadAlbums(call, nothingAsked),
    loadVideos(call, nothingAsked),
    loadAudios(call, nothingAsked),
  ]);
  const photo = await secondPhoto(context, albums.data[0]?.path);
  return { home, calendar, news, reports, albums, videos, audios, photo };
}

/** A photo with neighbours on both sides. */
async function secondPhoto(context: SiteContext, path: string | null | undefined) {
  const album = path?.split('/').at(-1);
  if (album === undefined) return undefined;
  const [, photo] = (await loadAlbum(context.call, album)).photos;
  return photo && openPhoto(context, album, photo.slug);
}

export type Samples = Awaited<ReturnType<typeof loadSamples>>;
