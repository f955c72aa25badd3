import { standingTexts } from './standing-texts.ts';

const paths: ReadonlyMap<string, string> = new Map([
  ['biography', '/biography'],
  ['governance', '/governance'],
  ['contact', '/contactus'],
  ...standingTexts.map((slug) => [slug, `/${slug}`] as const),
]);

/** Where a page of text is read; undefined for one that stands inside another. */
export function pathOfPage(slug: string): string | undefined {
  return paths.get(slug);
}
