/**
 * The headers of a page whose address holds a secret: kept nowhere on the way, and told to no other
 * site. Where the page posts a form by itself, a `<meta>` lets our own site be told, because a form
 * without a referrer has no origin, and one without an origin is refused.
 */
export const privateHeaders = () => ({
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
});
