import { createHash, randomBytes } from 'node:crypto';

/** A secret to hand out: 256 bits, as 43 letters that fit into an address. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a secret that was handed out. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
