import { randomBytes } from 'node:crypto';
import { bytesOf, vectorOf } from '#face-search/vector.ts';
import { decrypt, encrypt } from '#lib/cipher.ts';
import { deriveKey, KEY_BYTES } from '#lib/derived-keys.ts';

/** A face as it is stored: once the key is gone, no copy of the rest can be read. */
export interface EncryptedFace {
  sealedKey: Buffer;
  sealedVector: Buffer;
}

/** Encrypts a vector with a new key, and the key with the site's secret, which is not in the database. */
export function encryptFace(vector: Float32Array, secret: string): EncryptedFace {
  const key = randomBytes(KEY_BYTES);
  return { sealedKey: encrypt(key, siteKey(secret)), sealedVector: encrypt(bytesOf(vector), key) };
}

export function decryptFace(
  { sealedKey, sealedVector }: EncryptedFace,
  secret: string,
): Float32Array {
  return vectorOf(decrypt(sealedVector, decrypt(sealedKey, siteKey(secret))));
}

const siteKey = (secret: string) => deriveKey(secret, 'keys of faces');
