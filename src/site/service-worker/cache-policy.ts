/** Addresses that are not pages: calls, files and drawings. */
const elsewhere = /^\/(?:api|assets|covers|health|large-files|media|scenes)(?:\/|$)/;

/**
 * Pages that must not be cached: those of one person, forms for personal data, search results,
 * pages that another cache holds, and everything of agents.
 */
const uncacheable = new RegExp(
  `^(?:/[a-z]{2})?(?:${[...PATHS_OF_PAGES.uncached, '/agent'].join('|')})(?:/|$)`,
);

/** Query keys of a search, and of the thank-you after a form. */
const personalKeys = ['s', 'sent'];

/** Whether an address of this site is a page. */
export function isPage({ pathname }: URL): boolean {
  return !elsewhere.test(pathname);
}

/** Whether a page may be cached on the device for reading offline. */
export function isCacheable(url: URL): boolean {
  const { pathname, searchParams } = url;
  return (
    isPage(url) && !uncacheable.test(pathname) && !personalKeys.some((key) => searchParams.has(key))
  );
}

/** Whether a response is a page that is the same for everybody. */
export function isPublicPage({ status, redirected, headers }: Response): boolean {
  const isHtml = headers.get('content-type')?.startsWith('text/html') ?? false;
  const isPersonal = /no-store|private/.test(headers.get('cache-control') ?? '');
  return status === 200 && !redirected && isHtml && !isPersonal;
}

const style = /\/assets\/[\w.-]+\.css/g;

/** The addresses of the style sheets in the HTML of a page. */
export const stylesOf = (html: string): string[] => [...new Set(html.match(style))];
