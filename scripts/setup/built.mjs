import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { hintFor, SetupFault } from './fault.mjs';
import { fingerprint } from './fingerprint.mjs';
import { runNode } from './run-node.mjs';

/** The site's fonts in src/ui/fonts/generated/, cut anew from the packaged ones where they must be. */
export const fonts = built({
  title: 'Preparing the fonts',
  inputs: [
    'package-lock.json',
    'scripts/fonts.ts',
    'scripts/fonts',
    'src/ui/fonts',
    'src/contract/languages.ts',
  ],
  output: 'src/ui/fonts/generated/fonts.css',
  stamp: 'src/ui/fonts/generated/.made-from',
  command: ['scripts/fonts.ts'],
});

/** The built pages: the browser's files and the server's renderer. */
export const pages = built({
  title: 'Building the pages',
  inputs: [
    'src',
    'scripts/vite',
    'scripts/fonts.ts',
    'scripts/fonts',
    'package-lock.json',
    'package.json',
    'tsconfig.json',
    'vite.config.ts',
    'react-router.config.ts',
  ],
  output: 'build/server/index.js',
  stamp: 'build/.made-from',
  command: ['node_modules/.bin/react-router', 'build'],
});

/** The agent area: browser files of its own. */
export const console = built({
  title: 'Building the agent area',
  inputs: [
    'src',
    'scripts/vite',
    'scripts/fonts.ts',
    'scripts/fonts',
    'package-lock.json',
    'package.json',
    'tsconfig.json',
    'vite.console.config.ts',
  ],
  output: 'build/console/index.html',
  stamp: 'build/.console-made-from',
  command: ['node_modules/.bin/vite', 'build', '--config', 'vite.console.config.ts'],
});

/** The program that serves them, with its packages in a few files. */
export const program = built({
  title: 'Building the program',
  inputs: [
    'src',
    'scripts/vite',
    'package-lock.json',
    'package.json',
    'tsconfig.json',
    'vite.program.config.ts',
  ],
  output: 'build/program/serve.js',
  stamp: 'build/.program-made-from',
  command: ['node_modules/.bin/vite', 'build', '--config', 'vite.program.config.ts'],
});

/**
 * A job that is due when its inputs have changed since its output was made.
 * @param {{ title: string, inputs: string[], output: string, stamp: string, command: string[] }} recipe
 * @returns {import('./make-ready.mjs').Job}
 */
function built({ title, inputs, output, stamp, command }) {
  return {
    title,
    isDue: () => !existsSync(output) || textOf(stamp) !== fingerprint(inputs),
    async work() {
      const madeFrom = fingerprint(inputs);
      rmSync(stamp, { force: true });
      const ran = await runNode(command);
      if (!ran.ok) throw new SetupFault(hintFor(ran.output) ?? failure(title, ran.output));
      mkdirSync(dirname(stamp), { recursive: true });
      writeFileSync(stamp, madeFrom);
    },
  };
}

/**
 * @param {string} title
 * @param {string} printed
 */
const failure = (title, printed) =>
  `${printed.trimEnd()}\n${title} failed; the lines above say why.`;

/** @param {string} path */
function textOf(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
