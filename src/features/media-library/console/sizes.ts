const UNITS = ['B', 'kB', 'MB', 'GB'] as const;

/** `3.1 MB`, with a decimal below ten. */
export function sizeInWords(bytes: number): string {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  const value = bytes / 1000 ** step;
  const figure = step > 0 && value < 10 ? value.toFixed(1) : Math.round(value);
  return `${figure}\u00a0${UNITS[step]}`;
}
