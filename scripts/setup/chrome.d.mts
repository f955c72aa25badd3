/** The path of this machine's Chrome or Chromium: that of CHROME_PATH, else the first one found. */
export function findChrome(): string | undefined;
