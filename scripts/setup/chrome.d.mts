/** The path of this machine's Chrome or Chromium: CHROME_PATH, or the first one found. */
export function findChrome(): string | undefined;
