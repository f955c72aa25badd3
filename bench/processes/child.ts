import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };

/** A report of a child: its address, or the work done so far. */
export type Told = { address: string } | Work;

export interface Work {
  /** CPU time of the process since its start, all threads together. */
  cpuMs: number;
  /** The number of uncached replies. */
  made: number;
  /** Memory of the process that is in use at this moment, in millions of bytes. */
  residentMb: number;
}

export interface Child {
  address: string;
  work(): Promise<Work>;
  /** Collects all garbage, as happens sooner or later by itself. */
  tidy(): Promise<Work>;
  stop(): Promise<void>;
}

/** Starts the real site over a data folder, with its database there or at the given address. */
export async function startSiteProcess(environment: Record<string, string>): Promise<Child> {
  const { flags, variables } = settingsOfStart();
  const own = { LIMITS_SCALE: '1000000', PORT: '0', ...variables };
  return ready(forkFile('site.ts', { ...own, ...environment }, flags));
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

function forkFile(file: string, environment: Record<string, string>, flags?: string[]) {
  const env = { ...process.env, ...environment };
  return fork(join(import.meta.dirname, file), { env, execArgv: flags });
}

/** The settings that `npm start` makes of Node and of the system's memory. */
function settingsOfStart() {
  const { start } = packageJson.scripts;
  const variables = start.matchAll(/\b([A-Z_]+)=(\S+)/g);
  return {
    flags: start.match(/(?<=\s)--\S+/g) ?? [],
    variables: Object.fromEntries(Array.from(variables, ([, name, value]) => [name, value])),
  };
}

async function ready(child: ChildProcess): Promise<Child> {
  const { address } = await next<{ address: string }>(child);
  const ask = (wish: 'work' | 'tidy') => {
    child.send(wish);
    return next<Work>(child);
  };
  return {
    address,
    work: () => ask('work'),
    tidy: () => ask('tidy'),
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
