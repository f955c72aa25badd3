/**
 * Runs every test, prints the slow, flaky and failed ones, and ends with one line, `N passed, N failed`.
 * When `SECOND_DATABASE_URL` names a PostgreSQL server, those of src/ that need a database run once more
 * on that: its own statements are what another version may understand otherwise. Those of test/ ask the
 * same through the whole site.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statfsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readReport, type Report } from '../test/report/report.ts';
import { type Suite, summary } from '../test/report/summary.ts';

interface Run {
  name: string;
  command: string[];
  environment?: NodeJS.ProcessEnv;
}

/** Tests start the program some two hundred times; compiled code halves the time of each start. */
const COMPILED = { NODE_COMPILE_CACHE: resolve('build/.compiled') };

const IN_MEMORY = '/dev/shm';
const PLENTY_BYTES = 8 * 2 ** 30;

const VITEST = ['node_modules/vitest/vitest.mjs', 'run'];
const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test'];

const runs: Run[] = [
  { name: 'Tests of the code', command: VITEST },
  { name: 'Tests in the browser', command: PLAYWRIGHT },
];
const secondDatabase = process.env['SECOND_DATABASE_URL'];
if (secondDatabase) {
  runs.push({
    name: 'Tests on a PostgreSQL server',
    command: [...VITEST, '--project', 'database', 'src/'],
    environment: { TEST_DATABASE_URL: secondDatabase },
  });
}

const folder = await mkdtemp(join(placeOfFiles(), 'abhiyan-tests-'));
// PostgreSQL runs as another account where the tests run as root.
await chmod(folder, 0o755);
const suites: Suite[] = [];
for (const run of runs) suites.push(await perform(run));
// Files that a program still writes as it ends are no fault of a test.
await rm(folder, { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined);

console.log(`\n${summary(suites)}`);
process.exitCode = suites.some(({ report }) => report.failed > 0) ? 1 : 0;

async function perform({ name, command, environment }: Run): Promise<Suite> {
  const file = join(folder, `${suites.length}.json`);
  const began = performance.now();
  const child = spawn(process.execPath, command, {
    stdio: 'inherit',
    env: { ...process.env, ...COMPILED, TMPDIR: folder, ...environment, TEST_REPORT: file },
  });
  const [code] = await once(child, 'close');
  const seconds = (performance.now() - began) / 1000;
  return { name, seconds, report: honest(readReport(file), code) };
}

/**
 * The place of temporary files: in memory where there is plenty, because tests make and drop databases by
 * the hundred.
 */
function placeOfFiles(): string {
  if (process.env['TMPDIR'] || !existsSync(IN_MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return Math.min(bavail * bsize, freemem()) > PLENTY_BYTES ? IN_MEMORY : tmpdir();
}

/** Counts a runner that ran nothing, or failed without failing a test, as one failure. */
function honest(report: Report, code: number | null): Report {
  const ranNothing = report.passed + report.failed === 0;
  if (!ranNothing && (code === 0 || report.failed > 0)) return report;
  const failure = { name: ranNothing ? 'no test ran' : 'the runner failed', error: '' };
  return { ...report, failed: report.failed + 1, failures: [...report.failures, failure] };
}
