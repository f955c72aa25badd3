import { spawn } from 'node:child_process';

/**
 * Runs a program to its end, keeping what it prints.
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string | undefined>} [environment] on top of the process's own
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function run(program, args, environment = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    });
    let output = '';
    const keep = (/** @type {Buffer} */ part) => (output += part);
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => resolve({ ok: false, output: String(error) }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}
