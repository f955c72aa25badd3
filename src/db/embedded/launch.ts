import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { closeSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { lockFile } from '../file-lock.ts';
import { runAs } from './account.ts';
import { childEnvironment } from './child-environment.ts';
import { EmbeddedDatabaseError } from './embedded-error.ts';
import type { Home } from './home.ts';
import { fatalLine, openLog } from './log-file.ts';
import { isReady, stopPostmaster } from './postmaster.ts';
import { settingArguments } from './settings.ts';
import type { Settings } from './settings.ts';
import { SOCKET_NAME } from './socket-folder.ts';

/** A server that takes connections; `exited` settles when it has ended, for whatever reason. */
export interface Running {
  exited: Promise<void>;
}

const POLL_MS = 10;
/** How long processes of an earlier server may take to notice that it is gone, in seconds. */
const LEFTOVER_PATIENCE = 10;

/** Starts PostgreSQL and waits until it takes connections; stops an orphan of before first. */
export async function launch(home: Home, settings?: Settings): Promise<Running> {
  await stopPostmaster(home.cluster);
  const child = spawnServer(home, settings);
  const exited = new Promise<void>((resolve) => {
    child.once('exit', resolve).once('error', resolve);
  });
  stopWithUs(child, exited);
  await untilReady(child, home.cluster);
  return { exited };
}

/**
 * Every process of the server inherits the lock on its cluster, so whoever holds the lock knows
 * that none is left, in whatever container; only then are the pid files of before worth nothing.
 */
function spawnServer(home: Home, settings?: Settings): ChildProcess {
  const lock = lockFile(`${home.cluster}.lock`, LEFTOVER_PATIENCE);
  if (lock === null) throw new EmbeddedDatabaseError(leftover(home.cluster));
  rmSync(join(home.cluster, 'postmaster.pid'), { force: true });
  rmSync(join(home.socketFolder, `${SOCKET_NAME}.lock`), { force: true });
  const log = openLog(`${home.cluster}.log`);
  const [program = '', ...args] = commandOf(home, settings);
  try {
    return spawn(program, args, {
      cwd: '/',
      env: childEnvironment(),
      stdio: ['ignore', log, log, lock],
      // In a session of its own: a Ctrl-C in the terminal is for us, and we stop it in our time.
      detached: true,
    });
  } finally {
    closeSync(log);
    closeSync(lock);
  }
}

function commandOf(
  { cluster, socketFolder, binaries, account }: Home,
  settings?: Settings,
): string[] {
  return [
    ...runAs(account, binaries.postgres, [cluster, socketFolder]),
    binaries.postgres,
    '-D',
    cluster,
    ...settingArguments(socketFolder, settings),
  ];
}

/** A process that ends without stopping the server should not leave it behind if it can help it. */
function stopWithUs(child: ChildProcess, exited: Promise<void>): void {
  const interrupt = () => child.kill('SIGINT');
  process.once('exit', interrupt);
  void exited.then(() => process.off('exit', interrupt));
}

/** Recovery after a crash takes as long as it takes; only the end of the server ends the wait. */
async function untilReady(child: ChildProcess, cluster: string): Promise<void> {
  while (child.pid === undefined || !isReady(cluster, child.pid)) {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) {
      throw new EmbeddedDatabaseError(`PostgreSQL did not start: ${fatalLine(`${cluster}.log`)}`);
    }
    await pause(POLL_MS);
  }
}

function leftover(cluster: string): string {
  return `A PostgreSQL that was left behind still works on ${cluster}: end its processes by hand`;
}
