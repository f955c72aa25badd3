import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';

/**
 * Opens a file and takes the kernel's exclusive `flock` on it; null when others keep it for longer
 * than the patience, in seconds. The descriptor is the lock: it ends when every process that shares
 * the descriptor has closed it or died, so a lock is never stale and no pid is ever compared.
 */
export function lockFile(path: string, patience = 0): number | null {
  const descriptor = openSync(path, 'a', 0o644);
  try {
    if (lockDescriptor(descriptor, patience)) return descriptor;
  } catch (error) {
    closeSync(descriptor);
    throw error;
  }
  closeSync(descriptor);
  return null;
}

/** Node has no flock: the command locks the open file, shared with it as descriptor 3, and ends. */
function lockDescriptor(descriptor: number, patience: number): boolean {
  const { status, stderr, error } = spawnSync('flock', ['--wait', String(patience), '3'], {
    stdio: ['ignore', 'ignore', 'pipe', descriptor],
    encoding: 'utf8',
  });
  if (error) throw new Error('the command flock of util-linux is missing', { cause: error });
  if (status !== 0 && stderr) throw new Error(stderr.trim());
  return status === 0;
}
