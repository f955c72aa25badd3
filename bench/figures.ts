/** A summary of many measurements. */
export interface Figures {
  p50: number;
  p95: number;
  p99: number;
  lowest: number;
  highest: number;
}

export function figuresOf(values: readonly number[]): Figures {
  const ordered = values.toSorted((a, b) => a - b);
  const at = (share: number) =>
    ordered[Math.max(0, Math.ceil(share * ordered.length) - 1)] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), lowest: at(0), highest: at(1) };
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** `3.4`, without decimals from a hundred on. */
export function short(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(2);
}

/** `3.40 (3.10–4.20)`: the median and the spread. */
export function withSpread({ p50, lowest, highest }: Figures): string {
  return `${short(p50)} (${short(lowest)}–${short(highest)})`;
}

/** `reached` or `missed`, for the last column of a table. */
export function verdict(isReached: boolean): string {
  return isReached ? 'reached' : 'MISSED';
}
