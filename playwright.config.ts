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
  // The shell would set letters on whole pixels, as no phone does.
  '--font-render-hinting=none',
  // A camera that shows one of the people of the sample album, without asking.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-video-capture=${CAMERA_FILE}`,
];

/** The headless shell differs here from a phone: it refuses messages, and loads pictures further down sooner. */
const NEED_WHOLE_CHROMIUM = ['push*.spec.ts', 'weight.spec.ts'];

const launch = (executablePath: string | undefined) => ({
  launchOptions: {
    executablePath,
    args: FLAGS,
    // Without it Chromium gives no file a Hindi name.
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  },
});

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
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
      name: 'shell',
      testIgnore: NEED_WHOLE_CHROMIUM,
      use: launch(findHeadlessShell() ?? findChrome()),
    },
    { name: 'whole', testMatch: NEED_WHOLE_CHROMIUM, use: launch(findChrome()) },
  ],
});
