import { rmSync } from 'node:fs';
import { lockFolder } from '../folder-lock.ts';
import { clusterExists, initialiseCluster, SITE, SUPERUSER } from './cluster.ts';
import { prepareHome } from './home.ts';
import type { Home } from './home.ts';
import { launch } from './launch.ts';
import { stopPostmaster } from './postmaster.ts';
import type { Settings } from './settings.ts';
import { socketUrl } from './socket-folder.ts';
import { supervise } from './supervise.ts';

export interface EmbeddedOptions {
  /** The data folder, made when missing; the cluster is its `postgres`. */
  dataFolder: string;
  /** Settings of PostgreSQL in place of the usual ones, for tests that need no durability. */
  settings?: Settings;
  /** Told in words what takes long, the first time. */
  onProgress: (step: string) => void;
  /** Told when the server ended by itself; it is started again. */
  onError: (error: Error) => void;
}

export interface EmbeddedServer {
  /** The database, as the site's own role. */
  url: string;
  /** The same database as the superuser, for backups and tests. */
  superuserUrl: string;
  /** Stops the server, then gives the data folder back. */
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL that belongs to this process alone, and makes its cluster the first time.
 * Throws `DataFolderBusy`, `DataFolderUnusable` or `EmbeddedDatabaseError`, each with one line.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const lock = lockFolder(options.dataFolder);
  try {
    return await startLocked(options, lock.release);
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function startLocked(options: EmbeddedOptions, release: () => void): Promise<EmbeddedServer> {
  const home = prepareHome(options.dataFolder);
  if (!clusterExists(home.cluster)) {
    options.onProgress('Making the database for the first time; this takes a few seconds');
    await initialiseCluster(home);
  }
  const start = () => launch(home, options.settings);
  const supervisor = supervise(await start(), start, options.onError);
  return {
    url: socketUrl(home.socketFolder, SITE, SITE),
    superuserUrl: socketUrl(home.socketFolder, SUPERUSER, SITE),
    stop: () => supervisor.stop(() => leave(home)).finally(release),
  };
}

async function leave({ cluster, socketFolder }: Home): Promise<void> {
  await stopPostmaster(cluster);
  rmSync(socketFolder, { recursive: true, force: true });
}
