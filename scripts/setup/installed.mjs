import { existsSync, readFileSync } from 'node:fs';

const LOCK_FILE = 'package-lock.json';
/** npm writes what it has installed into a lock file of its own, as the very last thing. */
const INSTALLED = 'node_modules/.package-lock.json';

/** @typedef {import('./installed.d.mts').Package} Package */
/** @typedef {import('./installed.d.mts').Packages} Packages */

/**
 * Whether all that is locked is installed, and nothing in another version; the tools of checks and
 * tests only when they are wanted.
 * @param {{ tools: boolean }} wanted
 */
export function isInstalled(wanted) {
  return existsSync(INSTALLED) && fits(packagesIn(LOCK_FILE), packagesIn(INSTALLED), wanted);
}

/**
 * @param {Packages} locked
 * @param {Packages} installed
 * @param {{ tools: boolean }} wanted
 */
export function fits(locked, installed, { tools }) {
  const isNeeded = (/** @type {Package | undefined} */ each) =>
    !each?.optional && (tools || !(each?.dev || each?.devOptional));
  return (
    Object.keys(installed).every((path) => locked[path]?.version === installed[path]?.version) &&
    Object.keys(locked).every((path) => path === '' || installed[path] || !isNeeded(locked[path]))
  );
}

/**
 * @param {string} lockFile
 * @returns {Packages}
 */
function packagesIn(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
}
