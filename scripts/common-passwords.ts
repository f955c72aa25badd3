import { readFileSync, writeFileSync } from 'node:fs';
import { BYTES, FILE, hashOf } from '../src/people/passwords/common-passwords.ts';

/**
 * Regenerates the list of common passwords: `node scripts/common-passwords.ts LIST`, where LIST is
 * a text with one password a line, the most common first, such as Mark Burnett's
 * `10-million-password-list-top-1000000.txt`. Passwords too short for an account are left out.
 */
const MAX_PASSWORDS = 200_000;
const SHORTEST = 8;

const [, , list = ''] = process.argv;
const long = readFileSync(list, 'utf8')
  .split('\n')
  .map((line) => line.trim().normalize('NFKC').toLowerCase())
  .filter((password) => [...password].length >= SHORTEST);
const hashes = new Set([...new Set(long)].slice(0, MAX_PASSWORDS).map(hashOf));

const bytes = Buffer.alloc(hashes.size * BYTES);
[...hashes]
  .sort((one, other) => one - other)
  .forEach((hash, index) => bytes.writeUIntBE(hash, index * BYTES, BYTES));
writeFileSync(FILE, bytes);
console.log(`${hashes.size} passwords`);
