import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { hintFor, SetupFault } from './fault.mjs';
import { run } from './run.mjs';

/** The Node that npm installs with the other packages, on machines that have one. */
export const PACKAGED_NODE = 'node_modules/.bin/node';
const RUNTIME_MAJOR = 24;

const INSTALL = [
  'ci',
  '--ignore-scripts',
  // The pages are built on the machine that serves them, whatever NODE_ENV is.
  '--include=dev',
  '--include=optional',
  '--no-progress',
  '--loglevel=error',
  '--fetch-retries=2',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=3000',
];

/** @type {import('./make-ready.mjs').Job} */
export const packages = {
  title: 'Installing packages',
  isDue: () => !installedAsLocked(),
  async work() {
    accessSync('.', constants.W_OK);
    const { ok, output } = await npm(INSTALL);
    if (!ok)
      throw new SetupFault(hintFor(output) ?? `The packages do not install: ${gist(output)}`);
    await requireRuntime();
  },
};

/**
 * Whether the packages are installed as locked: npm writes a lock file of its own as its very last
 * step.
 */
function installedAsLocked() {
  if (!existsSync('node_modules/.package-lock.json')) return false;
  const locked = packagesIn('package-lock.json');
  const installed = packagesIn('node_modules/.package-lock.json');
  return (
    Object.keys(installed).every((path) => locked[path]?.version === installed[path].version) &&
    Object.keys(locked).every((path) => path === '' || locked[path].optional || installed[path])
  );
}

/**
 * @param {string} lockFile
 * @returns {Record<string, { version: string, optional?: boolean }>}
 */
function packagesIn(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
}

/**
 * Runs npm on the Node that npm was started with: the packaged one is being replaced.
 * @param {string[]} args
 */
function npm(args) {
  const { npm_node_execpath: node, npm_execpath: script } = process.env;
  if (node && script && existsSync(node) && !node.includes('node_modules')) {
    return run(node, [script, ...args]);
  }
  return run('npm', args, { PATH: pathWithoutPackages() });
}

function pathWithoutPackages() {
  const folders = process.env.PATH?.split(':') ?? [];
  return folders.filter((folder) => !folder.includes('node_modules')).join(':');
}

async function requireRuntime() {
  if (existsSync(PACKAGED_NODE) && (await run(PACKAGED_NODE, ['--version'])).ok) return;
  if (Number(process.versions.node.split('.')[0]) >= RUNTIME_MAJOR) return;
  throw new SetupFault(
    `Abhiyan runs on Node ${RUNTIME_MAJOR}, and npm has none for this kind of machine ` +
      `(${process.platform} ${process.arch}): install Node ${RUNTIME_MAJOR} and run it again.`,
  );
}

/** @param {string} output */
function gist(output) {
  const lines = output.split('\n').filter((line) => !/^npm error (code|errno)|^\s*$/.test(line));
  return lines[0]?.replace(/^npm error /, '') ?? 'npm gave no reason.';
}
