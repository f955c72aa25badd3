import { loadAudios } from '#features/audios/site/load-audios.ts';
import { loadCalendar } from '#features/events/site/load-calendar.ts';
import { loadReports } from '#features/media-coverage/site/load-reports.ts';
import { loadNews } from '#features/news/site/load-news.ts';
import { loadAlbums } from '#features/photos/site/load-albums.ts';
import { loadVideos } from '#features/videos/site/load-videos.ts';
import type { Call } from '#contract/call.ts';
import { loadHome } from '../home/load-home.ts';

/** What the campaign has to say at the moment, for the parts that are made of it. */
export async function loadShown(call: Call, { origin }: URL) {
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
  return { home, calendar, news, reports, albums, videos, audios };
}

export type Shown = Awaited<ReturnType<typeof loadShown>>;
