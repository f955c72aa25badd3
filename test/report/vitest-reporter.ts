import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import { type Failure, writeReport } from './report.ts';

/** A vitest reporter that leaves the report of a run. */
export default class ReportReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const inState = (state: string) => tests.filter((test) => test.result().state === state);
    // A file that does not load, or a set-up that throws, fails without failing any test.
    const broken = [
      ...modules.flatMap((module) => failureOf(module.relativeModuleId, module.errors())),
      ...errors.map(({ message }) => ({ name: 'Outside of any test', error: message })),
    ];
    const failed = inState('failed');
    writeReport({
      passed: inState('passed').length,
      failed: failed.length + broken.length,
      skipped: inState('skipped').length,
      failures: [
        ...broken,
        ...failed.flatMap((test) => failureOf(nameOf(test), test.result().errors ?? [])),
      ],
      flaky: tests.filter((test) => test.diagnostic()?.flaky).map(nameOf),
      files: modules.map((module) => ({
        file: module.relativeModuleId,
        seconds: secondsOf(module),
      })),
    });
  }
}

const nameOf = (test: TestCase) => `${test.module.relativeModuleId} > ${test.fullName}`;

function failureOf(name: string, errors: readonly SerializedError[]): Failure[] {
  const last = errors.at(-1);
  if (!last) return [];
  const { message, diff } = last;
  return [{ name, error: typeof diff === 'string' ? `${message}\n${diff}` : message }];
}

/** Loading, hooks and tests. */
function secondsOf(module: TestModule): number {
  const { collectDuration, duration } = module.diagnostic();
  return (collectDuration + duration) / 1000;
}
