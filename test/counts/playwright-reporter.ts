import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';
import { writeCounts } from './counts.ts';

/** A Playwright reporter that leaves the counts of a run. */
export default class CountsReporter implements Reporter {
  private suite: Suite | undefined;
  private errors = 0;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  /** Called for what goes wrong outside of any test. */
  onError(): void {
    this.errors += 1;
  }

  onEnd(): void {
    const outcomes = this.suite?.allTests().map((test) => test.outcome()) ?? [];
    const count = (outcome: string) => outcomes.filter((other) => other === outcome).length;
    writeCounts({
      passed: count('expected'),
      failed: count('unexpected') + count('flaky') + this.errors,
      skipped: count('skipped'),
    });
  }
}
