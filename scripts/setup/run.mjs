import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/**
 * Runs a program to its end, keeping what it prints: all of it, and what went to standard error.
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string | undefined>} [environment] on top of the process's own
 * @param {(line: string) => void} [tell] hears each line of its standard output
 * @returns {Promise<{ ok: boolean, output: string, errors: string }>}
 */
export function run(program, args, environment = {}, tell) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    });
    let output = '';
    let errors = '';
    child.stdout.on('data', (part) => (output += part));
    child.stderr.on('data', (part) => {
      output += part;
      errors += part;
    });
    if (tell) createInterface({ input: child.stdout }).on('line', tell);
    const fail = (/** @type {Error} */ error) =>
      resolve({ ok: false, output: String(error), errors: String(error) });
    child.on('error', fail);
    child.on('close', (code) => resolve({ ok: code === 0, output, errors }));
  });
}
