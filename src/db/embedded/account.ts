import { spawnSync } from 'node:child_process';
import { chownSync, statSync } from 'node:fs';
import { EmbeddedDatabaseError } from './embedded-error.ts';

/** The user and group that PostgreSQL runs as. */
export interface Account {
  uid: number;
  gid: number;
}

/** The user `nobody` of every common Linux. */
const NOBODY: Account = { uid: 65534, gid: 65534 };

const CAPABILITIES = '+dac_override,+dac_read_search';

/**
 * PostgreSQL refuses to run as root: then it runs as the owner of an existing cluster, else as
 * nobody. Null means that it runs as ourselves.
 */
export function accountFor(cluster: string): Account | null {
  if (process.getuid?.() !== 0) return null;
  const owner = statSync(cluster, { throwIfNoEntry: false });
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : NOBODY;
}

/** Hands a file or folder to the account. */
export function giveTo(account: Account | null, path: string): void {
  if (account) chownSync(path, account.uid, account.gid);
}

/**
 * The words to put before a command so that it runs as the account. Where the account cannot reach
 * the program and its folders by itself (they may lie below a root's closed home), it gets the
 * capabilities to pass through closed folders, and only there.
 */
export function runAs(account: Account | null, program: string, folders: string[]): string[] {
  if (!account) return [];
  const plain = setpriv(account);
  const test = ['test', '-x', program, ...folders.flatMap((folder) => ['-a', '-w', folder])];
  if (attempt(plain, test).status === 0) return plain;
  const privileged = setpriv(account, [
    '--securebits=+no_setuid_fixup',
    `--inh-caps=${CAPABILITIES}`,
    `--ambient-caps=${CAPABILITIES}`,
  ]);
  const second = attempt(privileged, test);
  if (second.status === 0) return privileged;
  throw unreachable(account, second.error ? 'setpriv of util-linux is missing' : second.stderr);
}

function setpriv({ uid, gid }: Account, more: string[] = []): string[] {
  return ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...more, '--'];
}

function attempt([program = '', ...before]: string[], command: string[]) {
  return spawnSync(program, [...before, ...command], { cwd: '/', encoding: 'utf8' });
}

function unreachable({ uid }: Account, reason: string): EmbeddedDatabaseError {
  const because = reason.trim() || 'its folders cannot be reached';
  return new EmbeddedDatabaseError(
    `PostgreSQL cannot run as user ${uid} here (${because}): start as another user than root, or set DATABASE_URL`,
  );
}
