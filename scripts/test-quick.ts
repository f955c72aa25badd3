/**
 * Runs what a change touches: `npm run test:quick -- PATH…`, without a path what git says has changed.
 * Of the code, the tests that are named, that lie in a named file's folder or import it themselves: those
 * that reach it through others are nearly all, and `npm test` runs them. In the browser, specs that are named.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const VITEST = ['node_modules/vitest/vitest.mjs', 'run'];
const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test'];
const isTest = (path: string) => /\.test\.tsx?$/.test(path);

const named = process.argv.slice(2);
const paths = (named.length > 0 ? named : changed()).filter((path) => existsSync(path));
const specs = paths.filter((path) => path.endsWith('.spec.ts'));
const tests = testsOf(paths.filter((path) => /\.tsx?$/.test(path) && !specs.includes(path)));

if (tests.length + specs.length === 0) console.log('No test is named, or near to what is.');
if (tests.length > 0) await run([...VITEST, ...tests]);
if (specs.length > 0) await run([...PLAYWRIGHT, ...specs]);

/** Changed since the last commit, or not yet known to git. */
function changed(): string[] {
  const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' });
  const lines = [
    git('diff', '--name-only', '--relative', 'HEAD'),
    git('ls-files', '--others', '--exclude-standard'),
  ];
  return lines.join('').split('\n').filter(Boolean);
}

function testsOf(files: readonly string[]): string[] {
  const sources = new Set(files.filter((path) => !isTest(path)));
  const folders = new Set([...sources].map((path) => dirname(path)));
  return globSync('{src,test,scripts}/**/*.test.{ts,tsx}').filter(
    (test) =>
      files.includes(test) ||
      folders.has(dirname(test)) ||
      importsOf(test).some((path) => sources.has(path)),
  );
}

function importsOf(test: string): string[] {
  const imports = readFileSync(test, 'utf8').matchAll(/from '([#.][^']+)'/g);
  return [...imports].map(([, path = '']) => {
    if (path.startsWith('.')) return join(dirname(test), path);
    return path.startsWith('#test/') ? path.slice(1) : `src/${path.slice(1)}`;
  });
}

async function run(command: string[]): Promise<void> {
  const child = spawn(process.execPath, command, { stdio: 'inherit' });
  const [code] = await once(child, 'close');
  if (code !== 0) process.exitCode = 1;
}
