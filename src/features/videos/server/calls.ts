import { oneBySlug, pagedList } from '#content/server/calls.ts';
import type { Reader } from '#content/server/reader.ts';
import { bind } from '#http/bind.ts';
import { videos } from '../collection.ts';
import { findVideo, listVideos } from '../contract.ts';

export const videoCalls = (reader: Reader) => [
  bind(listVideos, pagedList(reader, videos)),
  bind(findVideo, oneBySlug(reader, videos)),
];
