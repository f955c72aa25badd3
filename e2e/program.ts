import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const READY_WITHIN_MS = 60_000;
const POLL_MS = 100;
/** The output of the site during the last run. */
const LOG = 'playwright-report/site.log';

/** A test that fails before it stops its site would leave it running, beside all tests that follow. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const program of running) program.kill('SIGTERM');
});

/** Starts one of the project's programs; its output goes into the log. */
export function startProgram(command: string[], environment: NodeJS.ProcessEnv): ChildProcess {
  mkdirSync('playwright-report', { recursive: true });
  const log = createWriteStream(LOG, { flags: 'a' });
  const child = spawn(process.execPath, command, { env: environment });
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  running.add(child);
  child.once('close', () => {
    running.delete(child);
    log.end();
  });
  return child;
}

/** Runs one of the project's programs to its end. */
export async function runProgram(command: string[], environment: NodeJS.ProcessEnv): Promise<void> {
  const [code] = await once(startProgram(command, environment), 'close');
  if (code !== 0) throw new Error(`${command[0]} failed; ${LOG} says why.`);
}

/** Waits until the program replies at the address. */
export async function untilAnswered(address: string, program: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline && program.exitCode === null) {
    const reply = await fetch(address).catch(() => null);
    if (reply?.ok) return;
    await wait(POLL_MS);
  }
  await stopProgram(program);
  throw new Error(`The site did not get ready; ${LOG} says why.`);
}

/** Asks the program to end, and waits for it. */
export async function stopProgram(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const closed = once(program, 'close');
  program.kill('SIGTERM');
  await closed;
}
