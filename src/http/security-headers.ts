/** The permissions of a page: the camera, for a selfie on our own pages. */
const permissions = [
  'camera=(self)',
  'microphone=()',
  'geolocation=()',
  'payment=()',
  'usb=()',
  'browsing-topics=()',
].join(', ');

const HTTPS_ONLY = 'max-age=63072000; includeSubDomains';

/** The policy of an answer that is no page: it loads nothing and is framed nowhere. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

/** The policy of the service worker, which fetches for its pages what they may load. */
export const workerPolicy =
  "default-src 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'";

/**
 * The policy of a worker that runs WebAssembly. It stands at the worker's own file, so that no page gets
 * that right.
 */
export const wasmWorkerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'";

export type SecurityHeaders = Readonly<Record<string, string>>;

/** Headers that only a document needs, which runs or loads something. */
export const headersOfDocuments: readonly string[] = [
  'permissions-policy',
  'cross-origin-opener-policy',
  // A style sheet loads fonts of ours alone.
  'referrer-policy',
];

/** The headers of a file that is no document, or one that runs nothing: a font, a picture. */
export function withoutThoseOfDocuments(headers: SecurityHeaders): SecurityHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !headersOfDocuments.includes(name)),
  );
}

/** The headers of every answer of a site at this address; HTTPS is pinned only where it is used. */
export function createSecurityHeaders(publicUrl: string): SecurityHeaders {
  return Object.freeze({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': permissions,
    'cross-origin-opener-policy': 'same-origin',
    'content-security-policy': closedPolicy,
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': HTTPS_ONLY }),
  });
}
