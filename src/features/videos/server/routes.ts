import { oneBySlug, pagedList } from '#content/server/read-handlers.ts';
import type { Reader } from '#content/server/reader.ts';
import type { Language } from '#contract/languages.ts';
import { bind } from '#http/bind.ts';
import { videos } from '../collection.ts';
import { findVideo, listVideos } from '../contract.ts';

/** All captions are listed, because a viewer may want another language than the page's. */
function videoWithTracks(reader: Reader) {
  const find = oneBySlug(reader, videos);
  const trackOf = async (slug: string, language: Language) => {
    const video = await reader.find(videos, language, slug);
    return video ? [{ language, title: video.title, file: video.captions }] : [];
  };
  return async (asked: { query: { slug: string }; language: Language }) => {
    const { data } = await find(asked);
    const tracks = data.languages.map((language) => trackOf(data.slug, language));
    return { data, tracks: (await Promise.all(tracks)).flat() };
  };
}

export const videoRoutes = (reader: Reader) => [
  bind(listVideos, pagedList(reader, videos)),
  bind(findVideo, videoWithTracks(reader)),
];
