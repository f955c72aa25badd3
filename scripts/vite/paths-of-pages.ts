import { pathsForBrowsers } from '../../src/site/pages/page-table.ts';

/**
 * Puts the browser's part of the table of pages into its build, so that the table itself is not
 * sent.
 */
export const pathsOfPages = Object.fromEntries(
  Object.entries(pathsForBrowsers).map(([name, paths]) => [
    `PATHS_OF_PAGES.${name}`,
    JSON.stringify(paths),
  ]),
);
