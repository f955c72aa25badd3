import { pageAt } from '#site/pages/page-table.ts';

/** Addresses below which there are calls, files and pictures. */
const NOT_PAGES =
  /^\/(api|agent|media|covers|scenes|icons|share|assets|health|user-photos|files|large-files)(\/|$)/;

/** Whether the site answers at a path by itself. */
export const isTaken = (path: string): boolean =>
  NOT_PAGES.test(path) || pageAt(path) !== undefined;
