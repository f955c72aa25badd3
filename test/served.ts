import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
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

/** Runs any program as the first of a group of processes, which signals can be sent to. */
export function runGroup([program = '', ...rest]: string[], environment: Environment): Command {
  return watch(spawn(program, rest, { ...options(environment), detached: true }));
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

/** The worker of a site: the process that it started to do long work. */
export function workerOf({ process: { pid } }: Command): number | undefined {
  const pids = readdirSync('/proc').map(Number).filter(Boolean);
  return pids.find((each) => parentOf(each) === pid && commandOf(each).includes('work.ts'));
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
