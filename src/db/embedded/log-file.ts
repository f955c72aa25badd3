import { existsSync, openSync, readFileSync, renameSync } from 'node:fs';

/** Opens an empty log for a new server and keeps the one before it, which may tell of a crash. */
export function openLog(path: string): number {
  if (existsSync(path)) renameSync(path, `${path}.1`);
  return openSync(path, 'a', 0o600);
}

/** The line that tells why the server ended. */
export function fatalLine(path: string): string {
  const lines = readFileSync(path, 'utf8').trim().split('\n');
  const fatal = lines.find((line) => /\b(FATAL|PANIC):/.test(line)) ?? lines.at(-1);
  return fatal?.replace(/^.*?(FATAL|PANIC): +/, '') || 'no reason given';
}
