import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { accountFor } from './account.ts';
import type { Account } from './account.ts';
import { findBinaries } from './binaries.ts';
import type { Binaries } from './binaries.ts';
import { prepareSocketFolder } from './socket-folder.ts';

/** The folders and programs of one embedded server, and the account that runs it; null is ourselves. */
export interface Home {
  cluster: string;
  socketFolder: string;
  binaries: Binaries;
  account: Account | null;
}

/** Finds everything that the server of a data folder needs; the folder exists. */
export function prepareHome(dataFolder: string): Home {
  // The real path, so that a way through a symbolic link leads to the same server.
  const folder = realpathSync(dataFolder);
  const cluster = join(folder, 'postgres');
  const account = accountFor(cluster);
  const socketFolder = prepareSocketFolder(folder, account);
  return { cluster, account, socketFolder, binaries: findBinaries() };
}
