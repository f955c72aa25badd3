import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Check } from './checks.ts';

/** Runs a check and prints its line; returns false when it has findings. */
export async function runCheck({ name, commands }: Check): Promise<boolean> {
  const started = performance.now();
  const fault = await firstFault(commands);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${name.padEnd(12)} ${fault === undefined ? 'ok    ' : 'faults'} ${seconds.padStart(6)} s`,
  );
  if (fault !== undefined) console.log(`\n${fault}\n`);
  return fault === undefined;
}

/** The output of the first failing command. */
async function firstFault(commands: readonly string[][]): Promise<string | undefined> {
  for (const command of commands) {
    const { code, output } = await run(command);
    if (code !== 0) return output.trim() || `${command[0]} failed without a word.`;
  }
  return undefined;
}

async function run(command: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, command, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1' },
  });
  let output = '';
  child.stdout.on('data', (part: Buffer) => (output += part.toString()));
  child.stderr.on('data', (part: Buffer) => (output += part.toString()));
  const [code] = await once(child, 'close');
  return { code, output };
}
