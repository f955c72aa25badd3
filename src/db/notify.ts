import { sql } from 'drizzle-orm';
import type { Executor } from './database.ts';

/**
 * Tells every process that listens on the channel; in a transaction, when it commits. The payload
 * holds less than 8000 bytes.
 */
export async function notify(db: Executor, channel: string, payload = ''): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${payload})`);
}
