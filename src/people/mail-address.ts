import { createHash, createHmac } from 'node:crypto';

/** Bytes of a digest: enough that no two addresses share one. */
export const DIGEST_BYTES = 16;

/** What a mail's return path names an address by; the database's `address_digest` says the same. */
export function digestOf(address: string): Buffer {
  return createHash('sha256').update(address).digest().subarray(0, DIGEST_BYTES);
}

/**
 * What stays of an address that nobody may write to: who has neither the address nor the key cannot tell whose
 * it is.
 */
export function addressHash(secret: string, address: string | Buffer): Buffer {
  const digest = typeof address === 'string' ? digestOf(address) : address;
  return createHmac('sha256', `${secret} mail addresses`).update(digest).digest();
}
