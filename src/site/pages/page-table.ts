import type { NamedPage } from '#ui/page/site-context.ts';
import type { Page } from './page.ts';
import { peoplePages } from './people-pages.ts';
import { publicPages } from './public-pages.ts';

/**
 * Every page of the site: a new one is a row here and its file. Menus, site maps, search, caches
 * and the router read it. It stays on the server; the browser's build contains only the parts it
 * needs.
 */
export const pages: readonly Page[] = [...publicPages, ...peoplePages];

const byPath = new Map(pages.map((page) => [page.path as string, page]));
const byPattern = pages
  .filter(({ path }) => path.includes(':'))
  .map((page) => ({ page, pattern: new RegExp(`^${page.path.replace(/:\w+/g, '[^/]+')}$`) }));

/** The page at an address, without a language. */
export function pageAt(path: string): Page | undefined {
  return byPath.get(path) ?? byPattern.find(({ pattern }) => pattern.test(path))?.page;
}

/** The query keys that the page at a path reads. */
export function queryKeysOfPage(path: string): readonly string[] {
  return pageAt(path)?.query ?? [];
}

/** Whether the page at a path is hydrated at once. */
export function hydratesAtOnce(path: string): boolean {
  const page = pageAt(path);
  return page !== undefined && page.kind !== 'reading';
}

/** The pages that are listed for search engines and are not documents. */
export const listedPages = pages.filter(
  ({ label, kind, unlisted, isDocument }) =>
    label && kind !== 'personal' && !unlisted && !isDocument,
);

/** The pages that search finds by name: personal ones first, because they are asked for most. */
export const namedPages: readonly NamedPage[] = (['personal', 'doing', 'reading'] as const).flatMap(
  (wanted) =>
    pages.flatMap(({ kind, label, words, path }) =>
      kind === wanted && label && words ? [{ label, words, path }] : [],
    ),
);

/** The page paths that the browser's build needs, or their beginnings. */
export const pathsForBrowsers = {
  /** The pages that need the texts of home only. */
  home: beginnings(({ texts }) => texts === 'home'),
  /** The pages that need the texts around an account, or are reached from a mail. */
  people: beginnings(({ texts }) => texts === 'people'),
  /** The pages that are never cached on the device. */
  uncached: beginnings(({ kind, unlisted }) => kind === 'personal' || unlisted === true),
  needLogIn: pages.filter(({ needsLogIn }) => needsLogIn).map(({ path }) => path),
};

function beginnings(fits: (page: Page) => boolean): string[] {
  const paths = pages.filter(fits).map(({ path }) => path.replace(/:.*$/, ''));
  return paths.filter((path) => !paths.some((other) => path.startsWith(`${other}/`)));
}
