import { hasPages, pageFor, pathOf } from '#content/declare/address.ts';
import type { Path } from '#content/declare/address.ts';
import type { Collection } from '#content/declare/collection.ts';
import { pages } from '#features/pages/collection.ts';
import type { IconName } from '#ui/icon-paths.ts';
import type { PageLabel } from '#ui/page/site-context.ts';

/** The menus of spec.md §2: the header's row, its dropdowns, the footer's columns and its last line. */
export type MenuName =
  | 'main'
  | 'about'
  | 'mediaResources'
  | 'gallery'
  | 'footerQuickLinks'
  | 'footerMedia'
  | 'footerGallery'
  | 'footerTexts';

/** A row of a menu: its number there, and another label than the page's own. */
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

/** A page of the site: everything that is known of it but its content. */
export interface Page {
  /** Without a language, as the router reads it: `/news/:slug`. */
  path: Path;
  /** From `src/site`. */
  file: string;
  /**
   * A `reading` page is hydrated when a form is first touched, a `doing` page at once. A `personal`
   * page shows or takes what belongs to one person: it is hydrated at once and never cached on the device.
   */
  kind: 'reading' | 'doing' | 'personal';
  /** One document each: a page of a collection's own, or a text of `pages`. */
  isDocument?: boolean;
  /** The query keys that it reads; any other never reaches it, nor the key that it is kept under. */
  query?: readonly string[];
  /** Which parts of a language's texts it needs: those of home, besides those of reading pages, besides all. */
  texts: 'home' | 'reading' | 'people';
  /** Left out for a page that nobody looks for by name. */
  label?: PageLabel;
  /** Other names that people use for it, in English and Hindi; each is found in the other's letters too. */
  words?: string;
  icon?: IconName;
  menus?: readonly MenuRow[];
  siteMap?: (typeof siteMapHeadings)[number];
  /** Neither offered to search engines nor kept on the device. */
  unlisted?: true;
  /** A screen of spec.md §2 whose own page is still to come. */
  isComingSoon?: true;
  /** The layout that stands around it in place of header and footer. */
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

/** The page of each document of a collection, or the one that all of them are on. */
export function documentPage(collection: Collection, file: string, row: Row = {}): Page {
  const path = pageFor(collection);
  if (!path) throw new Error(`The documents of ${collection.name} are read on no page`);
  return reading(path, file, { isDocument: hasPages(collection), ...row });
}

/** The page of one standing text. */
export function textPage(slug: string, file: string, row: Row): Page {
  const path = pathOf(pages, { slug, facts: {} });
  if (!path) throw new Error(`The text ${slug} has no page`);
  return reading(path as Path, file, { isDocument: true, ...row });
}
