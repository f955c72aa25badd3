import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Work } from './child.ts';

/** The work of this process until now. */
export function workOf(made: number): Work {
  const { user, system } = process.cpuUsage();
  const residentMb = process.memoryUsage.rss() / 1e6;
  return { cpuMs: (user + system) / 1000, made, residentMb };
}

export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}
