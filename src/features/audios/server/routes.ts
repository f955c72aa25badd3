import { oneBySlug, pagedList } from '#content/server/read-handlers.ts';
import type { Reader } from '#content/server/reader.ts';
import { bind } from '#http/bind.ts';
import { audios } from '../collection.ts';
import { findAudio, listAudios } from '../contract.ts';

export const audioRoutes = (reader: Reader) => [
  bind(listAudios, pagedList(reader, audios)),
  bind(findAudio, oneBySlug(reader, audios)),
];
