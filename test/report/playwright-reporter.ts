import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter';
import { type Failure, type FileTime, writeReport } from './report.ts';

/** A Playwright reporter that leaves the report of a run. */
export default class ReportReporter implements Reporter {
  private suite: Suite | undefined;
  private readonly errors: Failure[] = [];

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  /** Called for errors outside of any test. */
  onError({ message = '' }: TestError): void {
    this.errors.push({ name: 'Outside of any test', error: message });
  }

  onEnd(): void {
    const tests = this.suite?.allTests() ?? [];
    const ended = (outcome: string) => tests.filter((test) => test.outcome() === outcome);
    const [failed, flaky] = [ended('unexpected'), ended('flaky')];
    writeReport({
      passed: ended('expected').length + flaky.length,
      failed: failed.length + this.errors.length,
      skipped: ended('skipped').length,
      failures: [...this.errors, ...failed.map(failureOf)],
      flaky: flaky.map(nameOf),
      files: timesOf(tests),
    });
  }
}

const fileOf = ({ location }: TestCase) => relative(process.cwd(), location.file);

const nameOf = (test: TestCase) => `${fileOf(test)} > ${test.titlePath().slice(3).join(' > ')}`;

function failureOf(test: TestCase): Failure {
  return { name: nameOf(test), error: test.results.at(-1)?.error?.message ?? '' };
}

/** Tests of a file run in parallel: the file's time is the sum of theirs. */
function timesOf(tests: readonly TestCase[]): FileTime[] {
  const byFile = Map.groupBy(tests, fileOf);
  return [...byFile].map(([file, own]) => {
    const durations = own.flatMap(({ results }) => results.map(({ duration }) => duration));
    return { file, seconds: durations.reduce((sum, each) => sum + each, 0) / 1000 };
  });
}
