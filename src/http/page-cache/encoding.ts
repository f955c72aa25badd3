import { memoize } from '../memoize.ts';
import { byQuality } from '../quality-list.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The smallest of our encodings that an `accept-encoding` header allows. */
export const chooseEncoding = memoize((header): Encoding => {
  const allowed = byQuality(header);
  if (allowed.includes('br')) return 'br';
  return allowed.includes('gzip') || allowed.includes('x-gzip') ? 'gzip' : 'identity';
});

const SMALLEST_WORTH_COMPRESSING = 256;
const compressible =
  /^(text\/|application\/(json|ld\+json|javascript|manifest\+json|xml|[a-z]+\+xml|wasm)|image\/svg)/;

/** Whether compressing pays: text, and more than a few words of it. */
export function isWorthCompressing(contentType: string, bytes: number): boolean {
  return bytes >= SMALLEST_WORTH_COMPRESSING && compressible.test(contentType);
}
