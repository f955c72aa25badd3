import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Reading } from './processes/reader.ts';

let started: ChildProcess | undefined;

/**
 * One for all rounds, because the code of a new one is not compiled yet; it ends with this process. Threads
 * that collect its garbage would be in the way of the site.
 */
function startReaders(): ChildProcess {
  const child = fork(join(import.meta.dirname, 'processes', 'reader.ts'), {
    execArgv: ['--single-threaded-gc'],
  });
  child.once('exit', (code) => {
    throw new Error(`The readers ended with ${code}`);
  });
  return child;
}

/** The time of each page in ms, for readers who pause between pages. */
export async function readKeptPages(address: string, seconds: number): Promise<number[]> {
  const child = (started ??= startReaders());
  child.channel?.ref();
  child.send({ address, seconds } satisfies Reading);
  const [tookMs]: number[][] = await once(child, 'message');
  child.unref();
  child.channel?.unref();
  return tookMs ?? [];
}
