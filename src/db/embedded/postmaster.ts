import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { EmbeddedDatabaseError } from './embedded-error.ts';

const POLL_MS = 20;

const STOPS = [
  // Fast: rolls back what is open, writes everything down, ends.
  { signal: 'SIGINT', patienceMs: 20_000 },
  // At once: the next start recovers from the write-ahead log; nothing acknowledged is lost.
  { signal: 'SIGQUIT', patienceMs: 5_000 },
] as const;

/** The pid of the server that runs on the cluster, or null. */
export function postmasterPid(cluster: string): number | null {
  const pid = Number(pidFile(cluster)[0]);
  return pid > 0 && serves(pid, cluster) ? pid : null;
}

/** True when the server with that pid takes connections. */
export function isReady(cluster: string, pid: number): boolean {
  const lines = pidFile(cluster);
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
}

/** Stops the server on the cluster, if there is one, and waits until it is gone. */
export async function stopPostmaster(cluster: string): Promise<void> {
  const pid = postmasterPid(cluster);
  if (pid === null) return;
  for (const { signal, patienceMs } of STOPS) {
    if (await endsBy(signal, pid, cluster, patienceMs)) return;
  }
  throw new EmbeddedDatabaseError(
    `PostgreSQL on ${cluster} does not stop: end process ${pid} by hand`,
  );
}

async function endsBy(signal: NodeJS.Signals, pid: number, cluster: string, patienceMs: number) {
  const deadline = performance.now() + patienceMs;
  if (serves(pid, cluster)) process.kill(pid, signal);
  while (serves(pid, cluster)) {
    if (performance.now() > deadline) return false;
    await pause(POLL_MS);
  }
  return true;
}

/**
 * Pids are given out again, so a pid counts only while its command names the cluster. The command
 * of another user's process is readable too, and gone as soon as the process has ended.
 */
function serves(pid: number, cluster: string): boolean {
  return readOrEmpty(`/proc/${pid}/cmdline`).split('\0').includes(cluster);
}

function pidFile(cluster: string): string[] {
  return readOrEmpty(join(cluster, 'postmaster.pid')).split('\n');
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
