import { peoplePages } from './people-pages.ts';
import type { NamedPage } from '#ui/page/site-context.ts';
import type { Page } from './page.ts';
import { publicPages } from './public-pages.ts';

/**
 * Every page of the site: a new one is a row here and its file. Menus, site maps, search, caches and
 * the router read it. It stays on the server; what browsers need of it is put into their build.
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

/** The query keys that the page at a path knows. */
export function queryKeysOfPage(path: string): readonly string[] {
  return pageAt(path)?.query ?? [];
}

/** Whether the page at a path is hydrated at once; a page that is still to come never is. */
export function hydratesAtOnce(path: string): boolean {
  const page = pageAt(path);
  return page !== undefined && page.kind !== 'reading' && !page.isComingSoon;
}

/** Whether a page invites to the one at a path: what it promises must be there. */
export function isBuilt(path: string): boolean {
  return !pageAt(path)?.isComingSoon;
}

/** The pages that are no document, and that search engines are told of. */
export const listedPages = pages.filter(
  ({ label, kind, unlisted, isDocument }) =>
    label && kind !== 'personal' && !unlisted && !isDocument,
);

/** The pages that are found by their names: what is personal first, because it is asked for most. */
export const namedPages: readonly NamedPage[] = (['personal', 'doing', 'reading'] as const).flatMap(
  (wanted) =>
    pages.flatMap(({ kind, label, words, path }) =>
      kind === wanted && label && words ? [{ label, words, path }] : [],
    ),
);

/** Paths of pages, as far as the browser's build needs them: their beginnings. */
export const pathsForBrowsers = {
  /** Their texts are those of home, and no others. */
  home: beginnings(({ texts }) => texts === 'home'),
  /** They need the texts that speak to people with an account, or that a mail has led here. */
  people: beginnings(({ texts }) => texts === 'people'),
  /** Nothing of them is kept on the device. */
  unkept: beginnings(({ kind, unlisted }) => kind === 'personal' || unlisted === true),
};

function beginnings(fits: (page: Page) => boolean): string[] {
  const paths = pages.filter(fits).map(({ path }) => path);
  return paths.filter((path) => !paths.some((other) => path.startsWith(`${other}/`)));
}
