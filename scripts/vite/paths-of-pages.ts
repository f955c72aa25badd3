import { pathsForBrowsers } from '../../src/site/pages/pages.ts';

/** Puts what browsers need of the table of pages into their code, so that they are not sent the table. */
export const pathsOfPages = Object.fromEntries(
  Object.entries(pathsForBrowsers).map(([name, paths]) => [
    `PATHS_OF_PAGES.${name}`,
    JSON.stringify(paths),
  ]),
);
