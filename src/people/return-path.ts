import { deriveKey, keyedHash } from '#lib/derived-keys.ts';
import { MINUTE_MS } from '#lib/durations.ts';
import { isSameSecret } from '#lib/same-secret.ts';
import { DIGEST_BYTES, digestOf } from './mail-address.ts';

const TIME_BYTES = 4;
const SIGNATURE_BYTES = 8;
/** Mail servers give up after five days; later tokens are somebody's old mail. */
const GOOD_FOR_MS = 30 * 24 * 60 * MINUTE_MS;
/** The characters of a token: 28 bytes in base 32. */
const TOKEN_LENGTH = Math.ceil(((DIGEST_BYTES + TIME_BYTES + SIGNATURE_BYTES) * 8) / 5);
const TOKEN = new RegExp(`\\+([a-z2-7]{${TOKEN_LENGTH}})@`, 'gi');

/** A mail that came back: the digest of its address, and the minute it was sent. */
export interface ReturnedMail {
  digest: Buffer;
  mailedAt: Date;
}

/**
 * The address that a mail comes back to, `bounces+TOKEN@…` (VERP): the token names the address that the mail went
 * to by its digest, and the minute of the mail. It is signed, and in letters that servers may change to capitals.
 */
export function returnPathFor(
  { address, secret }: { address: string; secret: string },
  to: string,
  createdAt: Date,
): string {
  const time = Buffer.alloc(TIME_BYTES);
  time.writeUInt32BE(Math.floor(createdAt.getTime() / MINUTE_MS));
  const said = Buffer.concat([digestOf(to), time]);
  const token = toBase32(Buffer.concat([said, signatureOf(secret, said)]));
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}+${token}${address.slice(at)}`;
}

/** The mail that a text names by a token of ours; undefined where there is none, or it is forged or too old. */
export function findReturned(
  secret: string,
  text: string,
  now = new Date(),
): ReturnedMail | undefined {
  for (const [, token = ''] of text.matchAll(TOKEN)) {
    const returned = read(secret, token.toLowerCase());
    const age = returned ? now.getTime() - returned.mailedAt.getTime() : Infinity;
    if (returned && age < GOOD_FOR_MS) return returned;
  }
  return undefined;
}

function read(secret: string, token: string): ReturnedMail | undefined {
  const bytes = fromBase32(token);
  const said = bytes.subarray(0, DIGEST_BYTES + TIME_BYTES);
  const signature = bytes.subarray(said.length, said.length + SIGNATURE_BYTES);
  if (!isSameSecret(signature, signatureOf(secret, said))) return undefined;
  const mailedAt = new Date(said.readUInt32BE(DIGEST_BYTES) * MINUTE_MS);
  return { digest: said.subarray(0, DIGEST_BYTES), mailedAt };
}

const signatureOf = (secret: string, said: Buffer) =>
  keyedHash(deriveKey(secret, 'return paths'), said).subarray(0, SIGNATURE_BYTES);

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';

function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => LETTERS[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}

function fromBase32(text: string): Buffer {
  const bits = [...text]
    .map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}
