import { readFileSync, writeFileSync } from 'node:fs';

/** A test that failed, or a file that did not load, with the message of its last error. */
export interface Failure {
  name: string;
  error: string;
}

export interface FileTime {
  file: string;
  seconds: number;
}

/** The results of one test runner. */
export interface Report {
  passed: number;
  failed: number;
  skipped: number;
  failures: Failure[];
  /** Names of tests that failed, then passed on the retry. */
  flaky: string[];
  files: FileTime[];
}

const EMPTY: Report = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [], files: [] };

/** Writes the report for `npm test`, which combines several, when it asked for one. */
export function writeReport(report: Report): void {
  const file = process.env['TEST_REPORT'];
  if (file) writeFileSync(file, JSON.stringify(report));
}

/** Reads the report of a test runner; an empty one when there is none. */
export function readReport(file: string): Report {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return EMPTY;
  }
}
