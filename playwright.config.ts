import { defineConfig } from '@playwright/test';
import { CAMERA_FILE } from './e2e/camera.ts';
import { findChrome, findHeadlessShell } from './scripts/setup/chrome.mjs';

/** Flags that let Chromium run as root in a container and leave the network alone. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  // A camera that shows one of the people of the sample album, without asking.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-video-capture=${CAMERA_FILE}`,
];

/** A Chromium without windows has no push messages, and loads other pictures ahead. */
const NEEDS_CHROME = ['push.spec.ts', 'weight.spec.ts'];

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/site.ts',
  fullyParallel: true,
  workers: 2,
  // A loaded machine is slow, not wrong: it may take longer, and one journey may be walked again.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['./test/report/playwright-reporter.ts']],
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // It would answer before a test's own routes could; its journeys let it in.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'headless',
      testIgnore: NEEDS_CHROME,
      use: { launchOptions: launchOptions(findHeadlessShell() ?? findChrome()) },
    },
    {
      name: 'chrome',
      testMatch: NEEDS_CHROME,
      use: { launchOptions: launchOptions(findChrome()) },
    },
  ],
});

function launchOptions(executablePath: string | undefined) {
  // Without LC_ALL Chromium gives no file a Hindi name.
  return { executablePath, args: FLAGS, env: { ...process.env, LC_ALL: 'C.UTF-8' } };
}
