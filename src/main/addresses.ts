import type { PathOf } from '#features/addresses/server/calls.ts';
import { pages } from '#features/pages/collection.ts';
import { pathOfPage } from '#features/pages/site/page-paths.ts';
import { photos } from '#features/photos/collection.ts';
import { collections } from './collections.ts';

const ofTheirOwn = collections.flatMap(({ name, page }): [string, PathOf][] =>
  page ? [[name, (slug) => `${page}/${slug}`]] : [],
);

/** Where each document with a page of its own is read, by collection. */
export const documentPaths: ReadonlyMap<string, PathOf> = new Map<string, PathOf>([
  ...ofTheirOwn,
  [photos.name, (slug, { album }) => `/photos/${String(album)}/${slug}`],
  [pages.name, pathOfPage],
]);
