import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { bare } from './own-words.ts';

/**
 * The 200,000 most common passwords of eight characters or more, as the first five bytes of their
 * SHA-256, sorted: one megabyte in memory, 18 looks to find one. Of five million good passwords one
 * is taken for common. The order is that of Mark Burnett's ten million (CC BY-SA 3.0).
 */
export const FILE = new URL('common-passwords.bin', import.meta.url);
export const BYTES = 5;

let reading: Promise<Buffer> | undefined;

/** Signs that stand for letters, as everybody writes them. */
const SIGNS: Record<string, string> = { '@': 'a', $: 's', '0': 'o' };

/** Whether so many people use a password that guessing begins with it, in whatever letters and signs. */
export async function isCommon(password: string): Promise<boolean> {
  reading ??= readFile(FILE);
  const spelled = password.replace(/[@$0]/g, (sign) => SIGNS[sign] ?? sign);
  const sorted = await reading;
  return [password.toLowerCase(), bare(password), bare(spelled)].some((form) =>
    holds(sorted, hashOf(form)),
  );
}

function holds(sorted: Buffer, wanted: number): boolean {
  let low = 0;
  let high = sorted.length / BYTES - 1;
  while (low <= high) {
    const middle = Math.floor((low + high) / 2);
    const found = sorted.readUIntBE(middle * BYTES, BYTES);
    if (found === wanted) return true;
    if (found < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}

/** The stored form of a password in the list. */
export function hashOf(password: string): number {
  return createHash('sha256').update(password).digest().readUIntBE(0, BYTES);
}
