import { test as base, expect } from '@playwright/test';
import type { ConsoleMessage, WebError } from '@playwright/test';

export { expect };

interface Watch {
  /** Errors that a test provokes on purpose: a match does not fail it. */
  expectedFaults: RegExp[];
  /** Fails the test when any of its pages logs an error, throws one, or breaks its CSP. */
  faultWatch: void;
}

/** Playwright's test on the running site, with every page watched for errors. */
export const test = base.extend<Watch>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs off this pattern.
  baseURL: async ({}, use) => use(process.env['SITE_ORIGIN']),
  expectedFaults: [[], { option: true }],
  faultWatch: [
    async ({ context, expectedFaults }, use) => {
      const faults: string[] = [];
      const noteError = (message: ConsoleMessage) => {
        // Chromium logs breaches of the CSP as errors too.
        if (message.type() === 'error') faults.push(`${message.text()} (${message.page()?.url()})`);
      };
      const noteFailure = (failure: WebError) => faults.push(failure.error().stack ?? 'Page error');
      context.on('console', noteError).on('weberror', noteFailure);
      await use();
      context.off('console', noteError).off('weberror', noteFailure);
      const unexpected = faults.filter((fault) => !expectedFaults.some((sign) => sign.test(fault)));
      expect(unexpected, 'faults that the pages showed').toEqual([]);
    },
    { auto: true },
  ],
});
