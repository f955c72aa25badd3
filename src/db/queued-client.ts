import type { PoolClient, QueryConfig } from 'pg';

/**
 * A connection whose statements wait for one another: a transaction has one, and whoever works in it may
 * ask several things side by side, which `pg` itself is about to refuse.
 */
export function createQueuedClient(client: PoolClient): PoolClient {
  let last: Promise<unknown> = Promise.resolve();
  const query = (statement: QueryConfig, values?: unknown[]) => {
    const result = last.then(() => client.query(statement, values));
    last = result.catch(() => undefined);
    return result;
  };
  return Object.assign(Object.create(client), { query });
}
