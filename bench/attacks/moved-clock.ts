import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runAs } from '#db/embedded/account.ts';
import { SITE } from '#db/embedded/cluster.ts';
import { prepareHome } from '#db/embedded/home.ts';
import { isReady, stopPostmaster } from '#db/embedded/postmaster.ts';
import { settingArguments } from '#db/embedded/settings.ts';
import { socketUrl } from '#db/embedded/socket-folder.ts';
import { fillTarget, startFilled } from './target.ts';
import type { Target } from './target.ts';

/** The paths at which Debian and its children put libfaketime, on either architecture. */
const LIBRARIES = ['x86_64', 'aarch64'].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketimeMT.so.1`,
);

const library = LIBRARIES.find((path) => existsSync(path));

/** Why no clock can be moved here; undefined where it can. */
export const whyNoClock = library
  ? undefined
  : 'faketime is not installed: apt-get install -y faketime';

/** A site and its database, whose clock is moved while they run. */
export interface ClockedSite {
  databaseUrl: string;
  /** Sets the clock of all processes; it runs on from there. */
  set(moment: Date): void;
  /** Starts the site; the zone is that of its process. */
  start(zone?: string): Promise<Target>;
}

/**
 * Runs an attack on a site with a moved clock. The site gives its database no environment, so the
 * database is started here, by the site's own settings.
 */
export async function withMovedClock<Outcome>(
  attack: (site: ClockedSite) => Promise<Outcome>,
): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'abhiyan-clock-'));
  // The account of the database reads the clock there, and passes to its cluster.
  await chmod(folder, 0o755);
  const dataFolder = join(folder, 'data');
  await mkdir(dataFolder);
  await fillTarget(dataFolder);
  const clock = createClock(join(folder, 'clock'));
  const database = await startDatabase(dataFolder, clock.environment);
  const started: Target[] = [];
  try {
    return await attack({
      databaseUrl: database.url,
      set: clock.set,
      async start(zone = 'UTC') {
        const environment = { ...clock.environment, DATABASE_URL: database.url, TZ: zone };
        const target = await startFilled(dataFolder, { scale: 1_000_000, environment });
        started.push(target);
        return target;
      },
    });
  } finally {
    for (const target of started) await target.stop();
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** A clock that processes of this environment read from a file; their stopwatches stay right. */
function createClock(path: string) {
  const set = (moment: Date) => {
    const seconds = (moment.getTime() - Date.now()) / 1000;
    writeFileSync(`${path}.new`, `${seconds < 0 ? '' : '+'}${seconds.toFixed(3)}\n`);
    renameSync(`${path}.new`, path);
  };
  set(new Date());
  const environment = {
    LD_PRELOAD: library ?? '',
    FAKETIME_TIMESTAMP_FILE: path,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
  return { set, environment };
}

async function startDatabase(dataFolder: string, environment: Record<string, string>) {
  const { cluster, socketFolder, binaries, account } = prepareHome(dataFolder);
  const log = openSync(join(dataFolder, 'clocked-database.log'), 'a');
  const [program = '', ...args] = [
    ...runAs(account, binaries.postgres, [cluster, socketFolder]),
    // Only once it runs as its own account may it make the semaphore of its clock.
    'env',
    ...Object.entries(environment).map(([name, value]) => `${name}=${value}`),
    binaries.postgres,
    '-D',
    cluster,
    ...settingArguments(socketFolder),
  ];
  const child = spawn(program, args, {
    cwd: '/',
    env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8' },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const exited = once(child, 'exit');
  while (child.pid === undefined || !isReady(cluster, child.pid)) {
    if (child.exitCode !== null) throw new Error('PostgreSQL did not start under faketime');
    await pause(20);
  }
  return {
    url: socketUrl(socketFolder, SITE, SITE),
    async stop() {
      await stopPostmaster(cluster);
      await exited;
      await rm(socketFolder, { recursive: true, force: true });
    },
  };
}
