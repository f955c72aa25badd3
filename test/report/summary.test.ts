import { expect, it } from 'vitest';
import type { Report } from './report.ts';
import { summary } from './summary.ts';

const suite = (name: string, report: Partial<Report>) => ({
  name,
  seconds: 61.2,
  report: { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [], files: [], ...report },
});

it('ends with what failed and one line of the counts of all suites', () => {
  const files = Array.from({ length: 12 }, (_, at) => ({ file: `${at}.test.ts`, seconds: at }));
  const error = '\u001B[31mexpected 1 to be 2\u001B[39m\n\n- Expected\n+ Received';
  const failures = [{ name: 'a.spec.ts > opens', error }];
  const printed = summary([
    suite('Code', { passed: 5, files, flaky: ['b.test.ts > ends'] }),
    suite('Browser', { passed: 2, failed: 1, skipped: 3, failures }),
  ]);

  expect(printed.split('\n')).toEqual([
    'Code: 61 s in all, the slowest of 12 files',
    ...[11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map(
      (at) => `${at.toFixed(1).padStart(8)} s  ${at}.test.ts`,
    ),
    '',
    'Browser: 61 s in all, the slowest of 0 files',
    '',
    'Flaky (failed, then passed on the retry):',
    '  Code: b.test.ts > ends',
    '',
    'Failed:',
    '  Browser: a.spec.ts > opens',
    '      expected 1 to be 2',
    '      - Expected',
    '      + Received',
    '',
    '7 passed, 1 failed, 3 skipped',
  ]);
});

it('names every failure, and says less of each when they are many', () => {
  const error = Array.from({ length: 20 }, (_, line) => `line ${line}`).join('\n');
  const failures = Array.from({ length: 60 }, (_, at) => ({ name: `test ${at}`, error }));
  const lines = summary([suite('Code', { failed: 60, failures })]).split('\n');

  expect(lines.filter((line) => line.includes('Code: test'))).toHaveLength(60);
  expect(lines.filter((line) => line.includes('line 0'))).toHaveLength(60);
  expect(lines.length).toBeLessThan(130);
});
