import { execFileSync } from 'node:child_process';
import { availableParallelism, constants, setPriority } from 'node:os';

/**
 * Lets this process, all its threads and the processes that it starts run only while nobody else wants
 * their processor: Linux's scheduling class `SCHED_IDLE`. Elsewhere, and where a single processor might
 * never be free, they get a low priority, with which a running thread still ends its turn of some
 * milliseconds before others go on.
 */
export function runAtIdlePriority(): void {
  if (availableParallelism() > 1 && isIdleClassSet()) return;
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
}

function isIdleClassSet(): boolean {
  const command = ['--idle', '--all-tasks', '--pid', '0', String(process.pid)];
  try {
    execFileSync('chrt', command, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
