/**
 * The headers of a page with a secret in its address: cached nowhere, and without a referrer to
 * other sites. Where the page submits a form natively, a `<meta>` allows the referrer for our own
 * site, because a form without a referrer has no origin and is refused.
 */
export const privateHeaders = () => ({
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
});
