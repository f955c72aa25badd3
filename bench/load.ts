import { execFile, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const CONNECTIONS = 16;

const hasWrk = spawnSync('wrk', ['--version']).error === undefined;

/** The load generator, for the heading of a table. */
export const loader = hasWrk ? 'wrk' : 'our own client';

/** Replies a second from an address, over 16 connections from a process of its own. */
export async function requestsPerSecond(url: string, seconds: number): Promise<number> {
  const { stdout } = hasWrk ? await withWrk(url, seconds) : await withOwnClient(url, seconds);
  const rate = Number(/Requests\/sec:\s*([\d.]+)/.exec(stdout)?.[1]);
  if (!(rate > 0) || stdout.includes('Non-2xx')) throw new Error(`No load on ${url}:\n${stdout}`);
  return rate;
}

function withWrk(url: string, seconds: number) {
  const size = ['--threads', '1', '--connections', String(CONNECTIONS)];
  return run('wrk', [...size, '--duration', `${seconds}s`, '--header', 'accept-encoding: br', url]);
}

function withOwnClient(url: string, seconds: number) {
  const client = join(import.meta.dirname, 'processes', 'load-client.ts');
  return run(process.execPath, [client, url, String(CONNECTIONS), String(seconds)]);
}
