import { createHash, createHmac } from 'node:crypto';

/** Bytes of a digest: enough that no two addresses share one. */
export const DIGEST_BYTES = 16;

/** The digest by which a mail's return path names an address, like `address_digest` of the database. */
export function digestOf(address: string): Buffer {
  return createHash('sha256').update(address).digest().subarray(0, DIGEST_BYTES);
}

/**
 * The rest that stays of an address that nobody may write to: who has neither the address nor the key cannot tell whose
 * it is.
 */
export function addressHash(secret: string, address: string | Buffer): Buffer {
  const digest = typeof address === 'string' ? digestOf(address) : address;
  return createHmac('sha256', `${secret} mail addresses`).update(digest).digest();
}
