/** The most that one call lists. */
export const PAGE_SIZE = 100;

/** Photos that are listed so far. */
export interface PhotoList<Photo> {
  data: readonly Photo[];
  /** Photos on all pages. */
  total: number;
}

/** The page on which the photos go on. Those that were refused since are on none, so it may be one that is shown in part. */
export const pageAfter = (shown: number): number => Math.floor(shown / PAGE_SIZE) + 1;

/** Adds another page. One that brings nothing new is the last: photos were found meanwhile, and stand on the first. */
export function withPage<Photo extends { id: string }>(
  shown: PhotoList<Photo>,
  { data, total }: PhotoList<Photo>,
): PhotoList<Photo> {
  const known = new Set(shown.data.map(({ id }) => id));
  const fresh = data.filter(({ id }) => !known.has(id));
  const all = [...shown.data, ...fresh];
  return { data: all, total: fresh.length > 0 ? total : all.length };
}
