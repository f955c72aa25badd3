import { createHash } from 'node:crypto';
import { deriveKey, keyedHash } from '#lib/derived-keys.ts';

/** Bytes of a digest: enough that no two addresses share one. */
export const DIGEST_BYTES = 16;

/** The digest by which a mail's return path names an address, like `address_digest` of the database. */
export function digestOf(address: string): Buffer {
  return createHash('sha256').update(address).digest().subarray(0, DIGEST_BYTES);
}

/** The keyed hash that is kept of a suppressed address; without the key nobody can tell whose it is. */
export function addressHash(secret: string, address: string | Buffer): Buffer {
  const digest = typeof address === 'string' ? digestOf(address) : address;
  return keyedHash(deriveKey(secret, 'mail addresses'), digest);
}

const GMAIL = ['gmail.com', 'googlemail.com'];

/**
 * One name for one mailbox, by which mails to it are counted; it is never written to. Most providers drop what
 * follows a `+`, and Gmail the dots.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  const typed = address.slice(0, at).toLowerCase();
  const local = typed.replace(/(?<=.)\+.*$/, '');
  return GMAIL.includes(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}
