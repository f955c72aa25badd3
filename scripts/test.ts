/**
 * Runs every test and closes with one line, `N passed, N failed`. When `SECOND_DATABASE_URL` names
 * a PostgreSQL server, the database-bound tests run once more on that.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addCounts, closingLine, type Counts, readCounts } from '../test/counts/counts.ts';

interface Suite {
  name: string;
  command: string[];
  environment?: NodeJS.ProcessEnv;
}

const VITEST = ['node_modules/vitest/vitest.mjs', 'run'];
const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test'];

const suites: Suite[] = [
  { name: 'Tests of the code', command: VITEST },
  { name: 'Tests in the browser', command: PLAYWRIGHT },
];
const secondDatabase = process.env['SECOND_DATABASE_URL'];
if (secondDatabase) {
  suites.push({
    name: 'Tests on a PostgreSQL server',
    command: [...VITEST, '--project', 'database'],
    environment: { TEST_DATABASE_URL: secondDatabase },
  });
}

const folder = await mkdtemp(join(tmpdir(), 'abhiyan-counts-'));
const results: Counts[] = [];
for (const suite of suites) results.push(await runSuite(suite));
await rm(folder, { recursive: true });

const total = addCounts(results);
console.log(closingLine(total));
process.exitCode = total.failed > 0 ? 1 : 0;

async function runSuite({ name, command, environment }: Suite): Promise<Counts> {
  const file = join(folder, `${results.length}.json`);
  const child = spawn(process.execPath, command, {
    stdio: 'inherit',
    env: { ...process.env, ...environment, TEST_COUNTS: file },
  });
  const [code] = await once(child, 'close');
  return honest(name, readCounts(file), code);
}

/** A runner that ran nothing, or failed without failing a test, counts as one failure. */
function honest(name: string, counts: Counts, code: number | null): Counts {
  const ranNothing = counts.passed + counts.failed === 0;
  if (!ranNothing && (code === 0 || counts.failed > 0)) return counts;
  console.log(`${name}: ${ranNothing ? 'no test ran.' : 'the runner failed.'}`);
  return { ...counts, failed: counts.failed + 1 };
}
