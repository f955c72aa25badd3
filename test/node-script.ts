import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

export interface NodeScript {
  process: ChildProcess;
  /** The next printed line. Fails when the process ends before. */
  nextLine(): Promise<string>;
  /** Kills it, like a power cut, and waits until it is gone. */
  kill(): Promise<void>;
}

/** Runs a TypeScript snippet with the project's imports, in a process of its own. */
export function runNodeScript(source: string): NodeScript {
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', source], {
    cwd: `${import.meta.dirname}/..`,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const kill = async () => {
    child.kill('SIGKILL');
    await exited;
  };
  onTestFinished(kill);
  return { process: child, nextLine: () => nextOf(lines), kill };
}

async function nextOf(lines: AsyncIterator<string>): Promise<string> {
  const { done, value } = await lines.next();
  if (done) throw new Error('The script ended before it printed this line');
  return value;
}
