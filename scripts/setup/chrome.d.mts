/** The path of this machine's Chrome or Chromium: CHROME_PATH, or the first one found. */
export function findChrome(): string | undefined;

/** The path of a Chromium without windows, if there is one and CHROME_PATH names no other. */
export function findHeadlessShell(): string | undefined;
