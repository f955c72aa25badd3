import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { giveTo } from './account.ts';
import type { Account } from './account.ts';
import { EmbeddedDatabaseError } from './embedded-error.ts';

/** The kernel takes 107 bytes for a socket's path; we stay clear of that. */
const LONGEST_PATH_BYTES = 99;
export const SOCKET_NAME = '.s.PGSQL.5432';

/**
 * Makes the folder of the server's socket, open to its account alone: below the temporary folder,
 * because a data folder's path may be too long, and always the same one for a data folder.
 */
export function prepareSocketFolder(dataFolder: string, account: Account | null): string {
  const folder = socketFolder(dataFolder, tmpdir());
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  refuseForeign(folder, account);
  giveTo(account, folder);
  chmodSync(folder, 0o700);
  return folder;
}

/** The folder of a data folder's socket; below `/tmp` when the temporary folder's path is too long. */
export function socketFolder(dataFolder: string, temporary: string): string {
  const hash = createHash('sha256').update(dataFolder).digest('hex').slice(0, 16);
  const folder = join(temporary, `abhiyan-${hash}`);
  const bytes = Buffer.byteLength(join(folder, SOCKET_NAME));
  return bytes > LONGEST_PATH_BYTES ? join('/tmp', `abhiyan-${hash}`) : folder;
}

/** Throws for a folder of another user, who may have taken the name before us where all may write. */
function refuseForeign(folder: string, account: Account | null): void {
  const found = lstatSync(folder);
  const owners = [process.getuid?.(), account?.uid];
  if (found.isDirectory() && owners.includes(found.uid)) return;
  throw new EmbeddedDatabaseError(`${folder} belongs to another user: remove it and start again`);
}

/** The address of a database behind the socket, as both pg and PostgreSQL's own tools read it. */
export function socketUrl(folder: string, role: string, database: string): string {
  return `postgresql://${role}@${encodeURIComponent(folder)}:5432/${database}`;
}
