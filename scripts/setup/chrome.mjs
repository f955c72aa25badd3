import { existsSync } from 'node:fs';
import { join } from 'node:path';

const PROGRAMS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
const WITHOUT_WINDOW = ['chromium-headless-shell', 'chrome-headless-shell'];
const MAC_PROGRAMS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The path of this machine's Chrome or Chromium: that of CHROME_PATH, else the first one found.
 * @returns {string | undefined}
 */
export function findChrome() {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) return existsSync(CHROME_PATH) ? CHROME_PATH : undefined;
  return [...inPath(PROGRAMS), ...MAC_PROGRAMS].find((path) => existsSync(path));
}

/**
 * The path of a Chromium that is built without windows and takes a third less CPU, where there is one
 * and CHROME_PATH names no other.
 * @returns {string | undefined}
 */
export function findHeadlessShell() {
  if (process.env.CHROME_PATH) return undefined;
  return inPath(WITHOUT_WINDOW).find((path) => existsSync(path));
}

/** @param {string[]} names */
function inPath(names) {
  const { PATH = '' } = process.env;
  return names.flatMap((name) => PATH.split(':').map((folder) => join(folder, name)));
}
