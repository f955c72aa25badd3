import { oneBySlug, pagedList } from '#content/server/read-handlers.ts';
import type { Reader } from '#content/server/reader.ts';
import { bind } from '#http/bind.ts';
import { albums, photos } from '../collection.ts';
import { findAlbum, listAlbums, listPhotos } from '../contract.ts';

export const photoRoutes = (reader: Reader) => [
  bind(listPhotos, pagedList(reader, photos)),
  bind(listAlbums, pagedList(reader, albums)),
  bind(findAlbum, oneBySlug(reader, albums)),
];
