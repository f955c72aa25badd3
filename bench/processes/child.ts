import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A report of a child: its address, or the work done so far. */
export type Told = { address: string } | Work;

export interface Work {
  /** CPU time of the process since its start, all threads together. */
  cpuMs: number;
  /** The number of uncached replies. */
  made: number;
}

export interface Child {
  address: string;
  work(): Promise<Work>;
  stop(): Promise<void>;
}

/** Starts the real site over a data folder, with its database there or at the given address. */
export async function startSiteProcess(environment: Record<string, string>): Promise<Child> {
  return ready(forkFile('site.ts', { LIMITS_SCALE: '1000000', PORT: '0', ...environment }));
}

/** Starts a bare server that answers with these bytes. */
export async function startBareProcess(
  headers: Record<string, string>,
  body: Buffer,
): Promise<Child> {
  const child = forkFile('bare.ts', {});
  child.send({ headers, body: body.toString('base64') });
  return ready(child);
}

function forkFile(file: string, environment: Record<string, string>): ChildProcess {
  return fork(join(import.meta.dirname, file), { env: { ...process.env, ...environment } });
}

async function ready(child: ChildProcess): Promise<Child> {
  const { address } = await next<{ address: string }>(child);
  return {
    address,
    work() {
      child.send('work');
      return next<Work>(child);
    },
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function next<Message extends Told>(child: ChildProcess): Promise<Message> {
  const [message]: Message[] = await once(child, 'message');
  if (!message) throw new Error('The process ended before it told anything');
  return message;
}
