import { hasPages, pageFor, pathOf } from '#content/declare/address.ts';
import type { Path } from '#content/declare/address.ts';
import type { Collection } from '#content/declare/collection.ts';
import { pages } from '#features/pages/collection.ts';
import type { IconName } from '#ui/icon-paths.ts';
import type { PageLabel } from '#ui/page/site-context.ts';

/**
 * The menus of spec.md §2: the header's row, its dropdowns, the footer's columns and its last line.
 */
export type MenuName =
  | 'main'
  | 'about'
  | 'mediaResources'
  | 'gallery'
  | 'footerQuickLinks'
  | 'footerMedia'
  | 'footerGallery'
  | 'footerTexts';

/** A row of a menu: its number, and a label where it differs from the page's. */
export type MenuRow = readonly [menu: MenuName, row: number, label?: PageLabel];

/** The headings of the site map for people, in their order. */
export const siteMapHeadings = [
  'frame.quickLinks',
  'frame.about',
  'frame.mediaResources',
  'frame.gallery',
  'frame.media',
  'frame.contact',
  'frame.profile',
  'frame.moreAboutThisSite',
  'frame.memories',
] as const;

/** A page of the site: everything about it except its content. */
export interface Page {
  /** Without a language, as the router reads it: `/news/:slug`. */
  path: Path;
  /** Relative to `src/site`. */
  file: string;
  /**
   * A `reading` page is hydrated when a form is first touched, a `doing` page at once. A `personal`
   * page shows or takes what belongs to one person: it is hydrated at once and never cached on the device.
   */
  kind: 'reading' | 'doing' | 'personal';
  /** Whether the page shows one document: of a collection with pages, or a text of `pages`. */
  isDocument?: boolean;
  /**
   * The query keys that the page reads; any other is dropped from the request and from the cache
   * key.
   */
  query?: readonly string[];
  /**
   * The part of a language's texts that the page needs: those of home, those of reading pages too,
   * or all.
   */
  texts: 'home' | 'reading' | 'people';
  /** Left out for a page that no visitor looks for by name. */
  label?: PageLabel;
  /** Other names for the page, in English and Hindi; each is found in either script. */
  words?: string;
  icon?: IconName;
  menus?: readonly MenuRow[];
  siteMap?: (typeof siteMapHeadings)[number];
  /** Neither listed for search engines nor cached on the device. */
  unlisted?: true;
  /** Shows nothing to a logged-out visitor: where a session ends, the browser goes to the log-in. */
  needsLogIn?: true;
  /** The layout around the page in place of header and footer. */
  layout?: string;
}

type Row = Omit<Page, 'path' | 'file' | 'kind' | 'texts'> & Partial<Pick<Page, 'texts'>>;

const pageOfKind =
  (kind: Page['kind']) =>
  (path: Path, file: string, row: Row = {}): Page => ({
    texts: 'reading',
    ...row,
    path,
    file,
    kind,
  });

export const reading = pageOfKind('reading');
export const doing = pageOfKind('doing');
export const personal = pageOfKind('personal');

/** The page of each document of a collection, or the one page that lists all of them. */
export function documentPage(collection: Collection, file: string, row: Row = {}): Page {
  const path = pageFor(collection);
  if (!path) throw new Error(`The documents of ${collection.name} are read on no page`);
  return reading(path, file, { isDocument: hasPages(collection), ...row });
}

/** The page of one text of the collection `pages`. */
export function textPage(slug: string, file: string, row: Row): Page {
  const path = pathOf(pages, { slug, facts: {} });
  if (!path) throw new Error(`The text ${slug} has no page`);
  return reading(path as Path, file, { isDocument: true, ...row });
}
