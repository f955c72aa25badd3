import { spawn } from 'node:child_process';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { giveTo, runAs } from './account.ts';
import { childEnvironment } from './child-environment.ts';
import { EmbeddedDatabaseError } from './embedded-error.ts';
import type { Home } from './home.ts';

/** The superuser, for backups and tests; the site itself is an ordinary role. */
export const SUPERUSER = 'postgres';
/** The role of the site, and the name of the database that it owns. */
export const SITE = 'abhiyan';

// In single-user mode each line is one statement.
const FIRST_STATEMENTS = `CREATE ROLE ${SITE} LOGIN\nCREATE DATABASE ${SITE} OWNER ${SITE}\n`;

// Sorted by code point, on the same rules on every machine; letters of all scripts are letters.
const INITDB_OPTIONS = [
  `--username=${SUPERUSER}`,
  '--auth=trust',
  '--encoding=UTF8',
  '--locale=C.UTF-8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--no-instructions',
];

/**
 * Makes the cluster where there is none. It grows beside its place and is moved there when it is
 * whole, so one that was interrupted is never taken for a database.
 */
export async function initialiseCluster({ cluster, binaries, account }: Home): Promise<void> {
  const growing = `${cluster}.new`;
  rmSync(growing, { recursive: true, force: true });
  mkdirSync(growing, { mode: 0o700 });
  giveTo(account, growing);
  const before = runAs(account, binaries.initdb, [growing]);
  await run([...before, binaries.initdb, '-D', growing, ...INITDB_OPTIONS]);
  await run([...before, binaries.postgres, ...singleUser(growing)], FIRST_STATEMENTS);
  renameSync(growing, cluster);
  writeDown(dirname(cluster));
}

/** Without this a power cut could take the new name away, and what was written since with it. */
function writeDown(folder: string): void {
  const descriptor = openSync(folder, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/** True once the cluster is whole. */
export function clusterExists(cluster: string): boolean {
  return existsSync(join(cluster, 'PG_VERSION'));
}

function singleUser(cluster: string): string[] {
  return ['--single', '-c', 'exit_on_error=on', '-D', cluster, SUPERUSER];
}

async function run([program = '', ...args]: string[], input = ''): Promise<void> {
  const child = spawn(program, args, { cwd: '/', env: childEnvironment() });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  child.stdin.end(input);
  child.stdout.resume();
  const [said, status] = await Promise.all([text(child.stderr), ended]);
  if (status === 0) return;
  throw new EmbeddedDatabaseError(`The database could not be made: ${lastLine(said)}`);
}

function lastLine(said: string): string {
  return said.trim().split('\n').at(-1) || 'no reason given';
}
