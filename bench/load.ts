import { execFile, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { browserHeaders } from './browser-headers.ts';
import type { Child } from './processes/child.ts';

const run = promisify(execFile);
const CONNECTIONS = 16;

const hasWrk = spawnSync('wrk', ['--version']).error === undefined;

/** The load generator, for the heading of a table. */
export const loader = hasWrk ? 'wrk' : 'our own client';

export interface LoadFigures {
  /** Answers a second. */
  rate: number;
  /** CPU time of the server for one answer, in microseconds. */
  cpuMicroseconds: number;
}

/** Asks a server for one path as fast as it answers, as browsers do, on 16 connections from a process of its own. */
export async function load(server: Child, path: string, seconds: number): Promise<LoadFigures> {
  const start = await server.work();
  const { stdout } = await (hasWrk ? withWrk : withOwnClient)(server.address + path, seconds);
  const end = await server.work();
  const rate = Number(/Requests\/sec:\s*([\d.]+)/.exec(stdout)?.[1]);
  const answers = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  if (!(rate > 0 && answers > 0) || stdout.includes('Non-2xx'))
    throw new Error(`No load on ${server.address}${path}:\n${stdout}`);
  return { rate, cpuMicroseconds: ((end.cpuMs - start.cpuMs) * 1000) / answers };
}

function withWrk(url: string, seconds: number) {
  const size = ['--threads', '1', '--connections', String(CONNECTIONS)];
  const headers = browserHeaders.flatMap(([name, value]) => ['--header', `${name}: ${value}`]);
  return run('wrk', [...size, '--duration', `${seconds}s`, ...headers, url]);
}

function withOwnClient(url: string, seconds: number) {
  const client = join(import.meta.dirname, 'processes', 'load-client.ts');
  return run(process.execPath, [client, url, String(CONNECTIONS), String(seconds)]);
}
