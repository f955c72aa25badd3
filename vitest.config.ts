import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { inlineScript } from './scripts/vite/inline-script.ts';
import { pathsOfPages } from './scripts/vite/paths-of-pages.ts';
import { PATIENCE } from './test/patience.ts';

const tests = globSync('{src,test,scripts}/**/*.test.{ts,tsx}');

/** Only tests that import the database harness wait for a PostgreSQL of their own. */
const needsDatabase = (file: string) =>
  /'#test\/(database|editing-desk|site|people-site|media-desk|quiz-game)/.test(
    readFileSync(file, 'utf8'),
  );

export default defineConfig({
  plugins: [inlineScript()],
  define: pathsOfPages,
  oxc: { jsx: { development: false } },
  test: {
    maxWorkers: 2,
    // The React of development takes three times as long for a page.
    env: { NODE_ENV: 'production' },
    // The built pages run as they are: evaluated by Vitest, each would be read again for every request.
    server: { deps: { external: [/\/build\//] } },
    // Files share what they import: loading it anew for each took as long as all tests.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: PATIENCE },
    // A loaded machine is slow, not wrong; a test that passes on the retry is named at the end.
    retry: process.env['CI'] ? 1 : 0,
    reporters: ['default', './test/report/vitest-reporter.ts'],
    projects: [
      {
        extends: true,
        test: { name: 'plain', include: tests.filter((file) => !needsDatabase(file)) },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: tests.filter(needsDatabase),
          globalSetup: './test/database-server.ts',
        },
      },
    ],
  },
});
