import { readFileSync, writeFileSync } from 'node:fs';

/** How many tests a run had, by how they ended. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** Leaves the counts for `npm test` to add up, when it asked for them. */
export function writeCounts(counts: Counts): void {
  const file = process.env['TEST_COUNTS'];
  if (file) writeFileSync(file, JSON.stringify(counts));
}

/** What a test runner left in the file; all zero when it left nothing. */
export function readCounts(file: string): Counts {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
}

/** The sum of several runs. */
export function addCounts(runs: readonly Counts[]): Counts {
  const sum = (kind: keyof Counts) => runs.reduce((total, counts) => total + counts[kind], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/** The closing line of every test run: `12 passed, 0 failed`. */
export function closingLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
