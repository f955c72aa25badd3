import { connectDatabase, openDatabase } from '#db/connection.ts';
import type { DatabaseConfig, DatabaseConnection } from '#db/connection.ts';
import { DataFolderBusy } from '#db/folder-lock.ts';
import { runningUrl } from './running-database.ts';

/** Nobody waits for a page here, so statements may take longer than those of the site. */
const STATEMENT_TIMEOUT_MS = 60_000;

/**
 * Opens the database for a command that works beside the site: when the site runs on the embedded
 * one, through its socket. Throws as `openDatabase` does.
 */
export async function openBesideSite(
  config: DatabaseConfig,
  onProgress: (step: string) => void,
): Promise<DatabaseConnection> {
  const options = {
    onProgress,
    statementTimeoutMs: STATEMENT_TIMEOUT_MS,
    applicationName: 'abhiyan command',
    poolSize: 2,
  };
  try {
    return await openDatabase(config, options);
  } catch (busy) {
    if (!(busy instanceof DataFolderBusy)) throw busy;
    // The process that holds the folder may not be serving yet, or any more; then the folder is simply in use.
    return await connectDatabase(runningUrl(config), options).catch(() => {
      throw busy;
    });
  }
}
