import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Tests are not built, and generated files follow from the other inputs. */
const LEFT_OUT = /\.test\.tsx?$|\/generated$/;

/**
 * Files that this process has read: several outputs are made from the same three thousand sources.
 * @type {Map<string, { version: string, content: Buffer }>}
 */
const files = new Map();

/**
 * A hash of names and contents of the given files and folders; one that is missing counts as such.
 * @param {string[]} paths
 * @returns {string}
 */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths) add(hash, path);
  return hash.digest('hex');
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} path
 */
function add(hash, path) {
  const found = LEFT_OUT.test(path) ? undefined : statSync(path, { throwIfNoEntry: false });
  if (!found) return;
  if (found.isDirectory()) for (const name of readdirSync(path).sort()) add(hash, join(path, name));
  else hash.update(`${path}\0`).update(contentOf(path, found)).update('\0');
}

/**
 * @param {string} file
 * @param {import('node:fs').Stats} found by which a change is seen
 */
function contentOf(file, { mtimeMs, ctimeMs, size }) {
  const version = `${mtimeMs} ${ctimeMs} ${size}`;
  const known = files.get(file);
  if (known?.version === version) return known.content;
  const content = readFileSync(file);
  files.set(file, { version, content });
  return content;
}
