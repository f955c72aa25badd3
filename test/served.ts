import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const ROOT = join(import.meta.dirname, '..');
const POLL_MS = 10;

/** A command of the project that runs by itself. */
export interface Command {
  process: ChildProcess;
  /** What it has printed so far on standard output and standard error. */
  printed: { out: string; err: string };
  /** Settles when it has ended, with its exit code; null when a signal ended it. */
  ended: Promise<number | null>;
}

type Environment = Record<string, string>;

/** Runs a file of the project, `src/main/serve.ts`, with nothing of our environment but the path. */
export function runCommand(command: string[], environment: Environment): Command {
  return watch(spawn(process.execPath, command, options(environment)));
}

/** The same as another user than root. */
export function runCommandAs(uid: number, command: string[], environment: Environment): Command {
  const account = [`--reuid=${uid}`, `--regid=${uid}`, '--clear-groups'];
  return watch(spawn('setpriv', [...account, process.execPath, ...command], options(environment)));
}

const options = (environment: Environment) => ({
  cwd: ROOT,
  env: { PATH: process.env['PATH'], TMPDIR: tmpdir(), ...environment },
});

function watch(child: ReturnType<typeof spawn>): Command {
  const printed = { out: '', err: '' };
  child.stdout?.on('data', (chunk) => (printed.out += chunk));
  child.stderr?.on('data', (chunk) => (printed.err += chunk));
  const ended = once(child, 'close').then(([code]) => code);
  return { process: child, printed, ended };
}

/** Waits until the site is ready, and gives its address. Fails when it ends before. */
export async function untilReady(site: Command): Promise<string> {
  for (;;) {
    const address = /ready at (\S+)/.exec(site.printed.out)?.[1];
    if (address && (await isReady(address))) return address;
    if (site.process.exitCode !== null) throw new Error(`The site ended: ${site.printed.err}`);
    await pause(POLL_MS);
  }
}

async function isReady(address: string): Promise<boolean> {
  const response = await fetch(`${address}/health/ready`).catch(() => undefined);
  return response?.ok ?? false;
}
