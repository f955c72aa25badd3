import { execFileSync } from 'node:child_process';
import { constants, setPriority } from 'node:os';

/**
 * Lets this process, all its threads and the processes that it starts run only while nobody else wants
 * the processor: Linux's scheduling class `SCHED_IDLE`. Elsewhere they get a low priority, with which a
 * running thread still ends its turn of some milliseconds before others go on.
 */
export function runAtIdlePriority(): void {
  try {
    execFileSync('chrt', ['--idle', '--all-tasks', '--pid', '0', String(process.pid)], {
      stdio: 'ignore',
    });
  } catch {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  }
}
