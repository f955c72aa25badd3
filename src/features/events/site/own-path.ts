/** The path of the page of a reply, without a language: redirects add it. */
export function ownPath(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname.slice(pathname.indexOf('/event-reply/')) + search;
}
