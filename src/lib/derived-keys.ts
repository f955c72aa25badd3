import { createHmac, hkdfSync } from 'node:crypto';

export const KEY_BYTES = 32;

type Derivation = (secret: string, purpose: string) => Buffer;

const byHkdf: Derivation = (secret, purpose) =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
const byHmac: Derivation = (secret, purpose) => keyedHash(secret, purpose);
const byAppending: Derivation = (secret, purpose) => Buffer.from(`${secret} ${purpose}`);
/** The secret itself, for texts that no other purpose has. */
const asItIs: Derivation = (secret) => Buffer.from(secret);

/**
 * The purposes of keys, each with the way to it from the secret of the site. A new one takes HKDF; those before it keep
 * their way, as another would end every link, hash and ciphertext that was made with it.
 */
const derivations = {
  'keys of authenticators': byHkdf,
  'keys of faces': byHkdf,
  'signed files': byHmac,
  previews: byHmac,
  'quiz options': byHmac,
  'quiz orders': byHmac,
  'quiz begun': byHmac,
  'quiz numbers': byHmac,
  'quiz networks': byAppending,
  'return paths': byAppending,
  'mail addresses': byAppending,
  'event replies': asItIs,
  'one-time codes': asItIs,
} satisfies Record<string, Derivation>;

/** The key of one purpose, derived from the secret of the site, which is not in the database. */
export const deriveKey = (secret: string, purpose: keyof typeof derivations): Buffer =>
  derivations[purpose](secret, purpose);

/** HMAC-SHA-256: only those who have the key can make it. */
export const keyedHash = (key: string | Buffer, data: string | Buffer): Buffer =>
  createHmac('sha256', key).update(data).digest();
