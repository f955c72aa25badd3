import { accessSync, constants, existsSync } from 'node:fs';
import { hintFor, SetupFault } from './fault.mjs';
import { isInstalled } from './installed.mjs';
import { run } from './run.mjs';

/** The Node that npm installs with the other packages, on machines that have one. */
export const PACKAGED_NODE = 'node_modules/.bin/node';
const RUNTIME_MAJOR = 24;

const TERMS = [
  '--ignore-scripts',
  '--include=optional',
  '--no-progress',
  '--loglevel=error',
  '--fetch-retries=2',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=3000',
];

/**
 * The packages for building and serving the pages. They are built on the machine that serves them, so
 * the build tools are among the dependencies, and the tools of checks and tests are not.
 * @type {import('./make-ready.mjs').Job}
 */
export const packages = {
  title: 'Installing packages',
  isDue: () => !isInstalled({ tools: false }),
  work: () => install('ci', '--omit=dev', ...TERMS),
};

/**
 * The tools of checks and tests too. They come beside what is there, which a running site may use.
 * @type {import('./make-ready.mjs').Job}
 */
export const packagesWithTools = {
  title: 'Installing packages and tools',
  isDue: () => !isInstalled({ tools: true }),
  work: () =>
    isInstalled({ tools: false })
      ? install('install', '--no-save', '--include=dev', ...TERMS)
      : install('ci', '--include=dev', ...TERMS),
};

/** @param {string[]} args */
async function install(...args) {
  accessSync('.', constants.W_OK);
  const { ok, output } = await npm(args);
  if (!ok) throw new SetupFault(hintFor(output) ?? `The packages do not install: ${gist(output)}`);
  await requireRuntime();
}

/**
 * Runs npm on the Node that npm was started with: the packaged one is being replaced.
 * @param {string[]} args
 */
export function npm(args) {
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
