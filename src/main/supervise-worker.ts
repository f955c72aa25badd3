import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import type { Report } from '#jobs/queue.ts';
import { processFile } from './process-file.ts';
import { FOR_SITE } from './run-work-lane.ts';

const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 10_000;
/** A worker that lived for so long did not end at once, so it is started again soon. */
const STEADY_AFTER_MS = 60_000;
/** Work under way may end until then; work that is cut off is done again later. */
const PATIENCE_MS = 10_000;

/** Loading code makes much garbage; with the usual room for it a worker keeps 100 MB more for good. */
const SMALL = ['--max-semi-space-size=8'];

export interface WorkerOptions {
  /** The file that it runs: the lane's own, but in tests. */
  file?: string;
  environment?: NodeJS.ProcessEnv;
}

/** Runs the lane `work` in a process of its own, and starts it again whenever it ends. */
export function superviseWorker(report: Report, options: WorkerOptions = {}) {
  const stopping = new AbortController();
  let child: ChildProcess | undefined;

  async function keep(): Promise<void> {
    let delay = FIRST_DELAY_MS;
    while (!stopping.signal.aborted) {
      const begun = performance.now();
      child = startWorker(options);
      const end = await endOf(child);
      if (stopping.signal.aborted) return;
      report(new Error(`The worker ended (${end}) and is started again`));
      delay = performance.now() - begun > STEADY_AFTER_MS ? FIRST_DELAY_MS : delay;
      await pause(delay, undefined, { signal: stopping.signal }).catch(() => undefined);
      delay = Math.min(delay * 2, LONGEST_DELAY_MS);
    }
  }

  const kept = keep();
  return {
    /** Stops the worker: jobs under way are aborted, and killed if they do not end. */
    async stop(): Promise<void> {
      stopping.abort();
      child?.kill('SIGTERM');
      const tooLong = setTimeout(() => child?.kill('SIGKILL'), PATIENCE_MS);
      await kept;
      clearTimeout(tooLong);
    },
  };
}

function startWorker({
  file = processFile('work'),
  environment = process.env,
}: WorkerOptions): ChildProcess {
  return spawn(process.execPath, [...SMALL, file, FOR_SITE], {
    env: environment,
    // It hears by the last one when we are gone, however we end.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // In a session of its own: a Ctrl-C in the terminal is for us, and we stop it in our time.
    detached: true,
  });
}

async function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', ({ message }) => resolve(message));
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
}
