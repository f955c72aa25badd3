import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const ROOT = join(import.meta.dirname, '..');
/** The files that `npm start`, `npm run work`, `npm run import` and `npm run agent` run. */
export const SERVE = 'build/program/serve.js';
export const WORK = 'build/program/work.js';
export const IMPORT = 'build/program/import.js';
export const AGENT = 'build/program/agent.js';
const POLL_MS = 10;

/** A command of the project in a process of its own. */
export interface Command {
  process: ChildProcess;
  /** Its standard output and standard error so far. */
  printed: { out: string; err: string };
  /** Resolves to its exit code; null when a signal ended it. */
  ended: Promise<number | null>;
}

type Environment = Record<string, string>;

/**
 * Runs a file of the project, such as `SERVE`, with no environment variable but the
 * path, and the folder of compiled code.
 */
export function runCommand(command: string[], environment: Environment): Command {
  return watch(spawn(process.execPath, command, options(environment)));
}

/** Runs a file as `runCommand` does, as a user other than root. */
export function runCommandAs(uid: number, command: string[], environment: Environment): Command {
  const account = [`--reuid=${uid}`, `--regid=${uid}`, '--clear-groups'];
  return watch(spawn('setpriv', [...account, process.execPath, ...command], options(environment)));
}

/** Runs any program as the leader of a process group, for signals to all of it. */
export function runGroup([program = '', ...rest]: string[], environment: Environment): Command {
  return watch(spawn(program, rest, { ...options(environment), detached: true }));
}

/** The compiled code of earlier starts halves the time of the next one. */
const { PATH, NODE_COMPILE_CACHE } = process.env;
const options = (environment: Environment) => ({
  cwd: ROOT,
  env: { PATH, NODE_COMPILE_CACHE, TMPDIR: tmpdir(), ...environment },
});

function watch(child: ReturnType<typeof spawn>): Command {
  const printed = { out: '', err: '' };
  child.stdout?.on('data', (chunk) => (printed.out += chunk));
  child.stderr?.on('data', (chunk) => (printed.err += chunk));
  const ended = once(child, 'close').then(([code]) => code);
  return { process: child, printed, ended };
}

/** The worker process that a site started for long work. */
export function workerOf({ process: { pid } }: Command): number | undefined {
  const pids = readdirSync('/proc').map(Number).filter(Boolean);
  return pids.find((each) => parentOf(each) === pid && /work\.[jt]s/.test(commandOf(each)));
}

function parentOf(pid: number): number {
  return Number(/^PPid:\s+(\d+)/m.exec(readOrEmpty(`/proc/${pid}/status`))?.[1]);
}

const commandOf = (pid: number) => readOrEmpty(`/proc/${pid}/cmdline`);

export function isRunning(pid: number | undefined): boolean {
  return pid !== undefined && commandOf(pid) !== '';
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** Waits until the site is ready; returns its address. Fails when it ends before. */
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
