import type { IconName } from '#ui/icon-paths.ts';
import type { PageLabel } from '#ui/page/site-context.ts';
import { pages } from '../pages/page-table.ts';
import type { MenuName } from '../pages/page.ts';

/** A row of a menu: the catalogue key of its label, and its address. */
export interface NavLink {
  label: PageLabel;
  path: string;
  icon?: IconName | undefined;
}

export interface NavGroup {
  label: 'about' | 'mediaResources' | 'gallery' | 'quickLinks' | 'media';
  links: readonly NavLink[];
}

// spec: frame:navigation
/**
 * The main navigation of spec.md §2: the first and the last rows are links, those between them open
 * dropdowns.
 */
export const mainNavigation: readonly (NavLink | NavGroup)[] = [
  ...rowsOf('main').slice(0, 1),
  ...(['about', 'mediaResources', 'gallery'] as const).map((name) => group(name, name)),
  ...rowsOf('main').slice(1),
];

// spec: frame:quick-links
// spec: frame:footer-media
// spec: frame:footer-gallery
/** The footer's columns of spec.md §2; the contact column holds actions and is built apart. */
export const footerColumns: readonly NavGroup[] = [
  group('quickLinks', 'footerQuickLinks'),
  group('media', 'footerMedia'),
  group('gallery', 'footerGallery'),
];

/** The line at the footer's end. */
export const footerTexts: readonly NavLink[] = rowsOf('footerTexts');

export const isGroup = (entry: NavLink | NavGroup): entry is NavGroup => 'links' in entry;

/** The `aria-current` of a link: the page itself, or the list that the page belongs to. */
export function currentAt(here: string, path: string): 'page' | 'true' | undefined {
  if (here === path) return 'page';
  return here.startsWith(`${path}/`) ? 'true' : undefined;
}

function group(label: NavGroup['label'], menu: MenuName): NavGroup {
  return { label, links: rowsOf(menu) };
}

/** The pages that are in a menu, in the order of their numbers. */
function rowsOf(menu: MenuName): NavLink[] {
  const rows = pages.flatMap(({ label: own, path, icon, menus = [] }) =>
    menus.flatMap(([name, row, label = own]) =>
      name === menu && label ? [{ row, link: { label, path, icon } }] : [],
    ),
  );
  return rows.toSorted((one, other) => one.row - other.row).map(({ link }) => link);
}
