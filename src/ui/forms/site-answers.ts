const PATIENCE_MS = 15_000;

/**
 * Whether the site can be reached; one that is silent for long counts as away. A form that is posted natively to a
 * site that is away ends on a page of the browser's own, and what was typed is lost.
 */
export function siteAnswers(): Promise<boolean> {
  // Older browsers have no AbortSignal.timeout().
  const limit = new AbortController();
  setTimeout(() => limit.abort(), PATIENCE_MS);
  // The empty address is that of the page.
  return fetch('', { method: 'HEAD', cache: 'no-store', signal: limit.signal }).then(
    (answer) => answer.status < 500,
    () => false,
  );
}
