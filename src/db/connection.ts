import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { toConnectionError } from './connection-error.ts';
import type { Database } from './database.ts';
import { startEmbedded } from './embedded/server.ts';
import { createListener } from './listener.ts';
import type { Listener } from './listener.ts';
import { createPool } from './pool.ts';
import { checkServer } from './server-check.ts';

/** The `database` slice of the configuration. */
export interface DatabaseConfig {
  /** A server to connect to; without it the embedded one of the data folder is started. */
  url?: string;
  dataFolder: string;
}

export interface DatabaseOptions {
  /** The server ends a statement after this time; 2 s unless told. */
  statementTimeoutMs?: number;
  /** Connections at most; 10 unless told. */
  poolSize?: number;
  /** The name of this process in the server's list of connections. */
  applicationName?: string;
  /**
   * Connections wait for the end of this, and the embedded server does not: while code is loaded a process hears
   * nobody, and on a slow machine a connection would seem to have no answer.
   */
  connectAfter?: Promise<unknown>;
  /** Told in words what takes long at the first start. */
  onProgress?: (step: string) => void;
  /** Told of broken connections; they are replaced without help. */
  onError?: (error: Error) => void;
}

export interface DatabaseConnection {
  pool: Pool;
  db: Database;
  /** The address, for further connections from this machine. */
  url: string;
  listen: Listener['listen'];
  /** Ends every connection, then the embedded server if it was started here. */
  close(): Promise<void>;
}

const DEFAULTS = {
  connectAfter: Promise.resolve(),
  statementTimeoutMs: 2_000,
  poolSize: 10,
  applicationName: 'abhiyan',
  onProgress: () => undefined,
  onError: (error: Error) => console.error(error.message),
} satisfies DatabaseOptions;

/**
 * Opens the database of the configuration; the embedded one is started for it. What keeps it from
 * opening is one line: `DatabaseUnreachable` or an error of `startEmbedded`.
 */
export async function openDatabase(
  { url, dataFolder }: DatabaseConfig,
  options: DatabaseOptions = {},
): Promise<DatabaseConnection> {
  if (url) return connectDatabase(url, options);
  const server = await startEmbedded({ dataFolder, ...DEFAULTS, ...options });
  return connect(server.url, options, server.stop);
}

/** Opens a database that runs already; a worker opens its parent's `url` like this. */
export async function connectDatabase(
  url: string,
  options: DatabaseOptions = {},
): Promise<DatabaseConnection> {
  return connect(url, options, async () => undefined);
}

async function connect(
  url: string,
  options: DatabaseOptions,
  stopServer: () => Promise<void>,
): Promise<DatabaseConnection> {
  let isClosing = false;
  const { onError, connectAfter, ...settings } = { ...DEFAULTS, ...options };
  await Promise.allSettled([connectAfter]);
  // A server that stops tells those who are just leaving that they must, and that is no fault.
  const report = (error: Error) => void (isClosing || onError(error));
  const pool = createPool(url, { ...settings, onError: report, size: settings.poolSize });
  const listener = createListener(url, report);
  const close = async () => {
    isClosing = true;
    await Promise.all([listener.close(), pool.end()]);
    await stopServer();
  };
  try {
    await checkServer(pool);
  } catch (error) {
    await close();
    throw toConnectionError(url, error);
  }
  return { pool, db: drizzle(pool), url, listen: listener.listen, close };
}
