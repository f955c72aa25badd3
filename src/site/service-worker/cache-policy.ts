/** Addresses that are no pages: calls, files and drawings. */
const elsewhere = /^\/(?:api|assets|covers|health|media|scenes)(?:\/|$)/;

/**
 * Pages that belong to one person or are there to type in, what somebody searched for, and what the
 * worker has in another cache anyway; besides, all that agents see.
 */
const uncacheable = new RegExp(
  `^(?:/[a-z]{2})?(?:${[...PATHS_OF_PAGES.unkept, '/agent'].join('|')})(?:/|$)`,
);

/** What somebody typed, and the thanks for what somebody sent. */
const personalKeys = ['s', 'sent'];

/** Whether an address of this site leads to a page. */
export function isPage({ pathname }: URL): boolean {
  return !elsewhere.test(pathname);
}

/** Whether a page may be kept on the device to be read again without a network. */
export function isCacheable(url: URL): boolean {
  const { pathname, searchParams } = url;
  return (
    isPage(url) && !uncacheable.test(pathname) && !personalKeys.some((key) => searchParams.has(key))
  );
}

/** Whether an answer is a page that is the same for everybody. */
export function isPublicPage({ status, redirected, headers }: Response): boolean {
  const isHtml = headers.get('content-type')?.startsWith('text/html') ?? false;
  const isPersonal = /no-store|private/.test(headers.get('cache-control') ?? '');
  return status === 200 && !redirected && isHtml && !isPersonal;
}

const style = /\/assets\/[\w.-]+\.css/g;

/** The addresses of the styles that the HTML of a page names. */
export const stylesOf = (html: string): string[] => [...new Set(html.match(style))];
