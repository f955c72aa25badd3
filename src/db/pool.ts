import { Pool } from 'pg';

export interface PoolOptions {
  applicationName: string;
  /** The server ends a statement after this time. */
  statementTimeoutMs: number;
  size: number;
  /** Told of idle connections that broke; the pool replaces them by itself. */
  onError: (error: Error) => void;
}

const CONNECT_TIMEOUT_MS = 3_000;
/** A transaction that waits this long for its own process was forgotten. */
const IDLE_IN_TRANSACTION_MS = 10_000;
/** Reading here and there costs hardly more than in a row on today's disks; the default is for old ones. */
const PLANNING = '-c random_page_cost=1.1';
/** Beyond the statement timeout, the connection itself is dead or stuck. */
const ANSWER_GRACE_MS = 1_000;

export function createPool(connectionString: string, options: PoolOptions): Pool {
  const pool = new Pool({
    connectionString,
    application_name: options.applicationName,
    options: PLANNING,
    max: options.size,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: options.statementTimeoutMs,
    query_timeout: options.statementTimeoutMs + ANSWER_GRACE_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
  });
  pool.on('error', options.onError);
  // The pool listens only while a connection is idle. One that breaks in somebody's hands fails
  // their next statement; without a listener it would end the whole process as well.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
