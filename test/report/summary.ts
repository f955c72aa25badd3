import { stripVTControlCharacters } from 'node:util';
import type { Failure, Report } from './report.ts';

const SLOWEST = 10;
/** The number of printed lines; a hosted check shows only the last ones. */
const LINES_OF_ERRORS = 100;
const LINES_OF_AN_ERROR = 8;

/** A report with the name of its suite: `Tests in the browser`. */
export interface Suite {
  name: string;
  report: Report;
  seconds: number;
}

/** The end of a test run: slow files first, failures last, then `12 passed, 0 failed`. */
export function summary(suites: readonly Suite[]): string {
  return [
    ...suites.flatMap(slowestOf),
    ...flakyOf(suites),
    ...failuresOf(suites),
    closingLine(suites.map(({ report }) => report)),
  ].join('\n');
}

function slowestOf({ name, report: { files }, seconds }: Suite): string[] {
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  return [
    `${name}: ${seconds.toFixed(0)} s in all, the slowest of ${files.length} files`,
    ...slowest.map((each) => `${each.seconds.toFixed(1).padStart(8)} s  ${each.file}`),
    '',
  ];
}

function flakyOf(suites: readonly Suite[]): string[] {
  const names = suites.flatMap(({ name, report }) =>
    report.flaky.map((test) => `  ${name}: ${test}`),
  );
  return names.length > 0 ? ['Flaky (failed, then passed on the retry):', ...names, ''] : [];
}

function failuresOf(suites: readonly Suite[]): string[] {
  const all = suites.flatMap(({ name, report }) =>
    report.failures.map((failure) => ({ ...failure, name: `${name}: ${failure.name}` })),
  );
  if (all.length === 0) return [];
  const room = Math.floor(LINES_OF_ERRORS / all.length);
  const lines = Math.min(LINES_OF_AN_ERROR, Math.max(1, room));
  return ['Failed:', ...all.flatMap((failure) => linesOf(failure, lines)), ''];
}

function linesOf({ name, error }: Failure, most: number): string[] {
  const lines = stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => line.trim());
  return [`  ${name}`, ...lines.slice(0, most).map((line) => `      ${line}`)];
}

function closingLine(reports: readonly Report[]): string {
  const sum = (kind: 'passed' | 'failed' | 'skipped') =>
    reports.reduce((total, report) => total + report[kind], 0);
  const skipped = sum('skipped');
  const end = skipped > 0 ? `, ${skipped} skipped` : '';
  return `${sum('passed')} passed, ${sum('failed')} failed${end}`;
}
