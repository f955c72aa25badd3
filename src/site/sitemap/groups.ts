import type { PageLabel } from '#ui/page/site-context.ts';
import { pages } from '../pages/page-table.ts';
import { siteMapHeadings } from '../pages/page.ts';

interface SiteMapLink {
  label: PageLabel;
  path: string;
}

/** A heading of the site map and the pages under it. */
export interface SiteMapGroup {
  label: (typeof siteMapHeadings)[number];
  links: readonly SiteMapLink[];
}

/** Every page without a parent page, under the headings of the navigation. */
export const siteMapGroups: readonly SiteMapGroup[] = siteMapHeadings.map((heading) => ({
  label: heading,
  links: pages.flatMap(({ siteMap, label, path }) =>
    siteMap === heading && label ? [{ label, path }] : [],
  ),
}));
