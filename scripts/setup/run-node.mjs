import { existsSync } from 'node:fs';
import { PACKAGED_NODE } from './packages.mjs';
import { run } from './run.mjs';

/**
 * Runs a script of the project on the Node that it needs, as `run` does. What it compiles is kept for
 * the next program, as `npm start` does.
 * @param {string[]} command
 * @param {(line: string) => void} [tell] hears each line of its standard output
 */
export function runNode(command, tell) {
  const node = existsSync(PACKAGED_NODE) ? PACKAGED_NODE : process.execPath;
  const environment = {
    NODE_ENV: 'production',
    NO_COLOR: '1',
    NODE_COMPILE_CACHE: 'build/.compiled',
  };
  return run(node, command, environment, tell);
}
