import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares in constant time: as long for any guess, however long it is and whatever of it is right. */
export function isSameSecret(given: string | Buffer, secret: string | Buffer): boolean {
  const hash = (value: string | Buffer) => createHash('sha256').update(value).digest();
  return timingSafeEqual(hash(given), hash(secret));
}
