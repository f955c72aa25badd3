import type { Reporter, TestModule } from 'vitest/node';
import { writeCounts } from './counts.ts';

/** A vitest reporter that leaves the counts of a run. */
export default class CountsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const inState = (state: string) => tests.filter((test) => test.result().state === state).length;
    // A file that does not load, or a set-up that throws, fails without failing any test.
    const broken = modules.filter((module) => module.errors().length > 0).length + errors.length;
    writeCounts({
      passed: inState('passed'),
      failed: inState('failed') + broken,
      skipped: inState('skipped'),
    });
  }
}
