/** The path of this machine's Chrome or Chromium: CHROME_PATH, or the first one found. */
export function findChrome(): string | undefined;

/** The path of Chromium without its windows; none where CHROME_PATH names the browser to take. */
export function findHeadlessShell(): string | undefined;
