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
const MAC_PROGRAMS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The path of this machine's Chrome or Chromium: that of CHROME_PATH, else the first one found.
 * @returns {string | undefined}
 */
export function findChrome() {
  const { CHROME_PATH, PATH = '' } = process.env;
  if (CHROME_PATH) return existsSync(CHROME_PATH) ? CHROME_PATH : undefined;
  const inPath = PROGRAMS.flatMap((name) => PATH.split(':').map((folder) => join(folder, name)));
  return [...inPath, ...MAC_PROGRAMS].find((path) => existsSync(path));
}
