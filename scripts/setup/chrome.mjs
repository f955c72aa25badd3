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
const HEADLESS_SHELL = 'chromium-headless-shell';
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
  return [...PROGRAMS.flatMap(inPath), ...MAC_PROGRAMS].find((path) => existsSync(path));
}

/**
 * The path of Chromium without its windows, which takes two thirds of the processor's time: none where
 * CHROME_PATH names the browser to take.
 * @returns {string | undefined}
 */
export function findHeadlessShell() {
  if (process.env.CHROME_PATH) return undefined;
  return inPath(HEADLESS_SHELL).find((path) => existsSync(path));
}

/** @param {string} name */
function inPath(name) {
  const { PATH = '' } = process.env;
  return PATH.split(':').map((folder) => join(folder, name));
}
