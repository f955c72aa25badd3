import { oneBySlug, pagedList } from '#content/server/read-handlers.ts';
import type { Reader } from '#content/server/reader.ts';
import { bind } from '#http/bind.ts';
import { pressReleases } from '../collection.ts';
import { findPressRelease, listPressReleases } from '../contract.ts';

export const pressReleaseRoutes = (reader: Reader) => [
  bind(listPressReleases, pagedList(reader, pressReleases)),
  bind(findPressRelease, oneBySlug(reader, pressReleases)),
];
