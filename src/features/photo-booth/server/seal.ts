import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { bytesOf, vectorOf } from '#face-search/vector.ts';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A face as it is stored: once the key is gone, no copy of the rest can be read. */
export interface SealedFace {
  sealedKey: Buffer;
  sealedVector: Buffer;
}

/** Seals a vector with a new key, and the key with the site's secret, which is not in the database. */
export function sealFace(vector: Float32Array, secret: string): SealedFace {
  const key = randomBytes(KEY_BYTES);
  return { sealedKey: seal(key, siteKey(secret)), sealedVector: seal(bytesOf(vector), key) };
}

export function openFace({ sealedKey, sealedVector }: SealedFace, secret: string): Float32Array {
  return vectorOf(open(sealedVector, open(sealedKey, siteKey(secret))));
}

const siteKey = (secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', 'keys of faces', KEY_BYTES));

function seal(bytes: Buffer, key: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce);
  return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

function open(sealed: Buffer, key: Buffer): Buffer {
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  const text = sealed.subarray(NONCE_BYTES, -TAG_BYTES);
  return Buffer.concat([decipher.update(text), decipher.final()]);
}
