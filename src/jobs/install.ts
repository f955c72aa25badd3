import { Client } from 'pg';
import { PgBoss } from 'pg-boss';

/** The database schema in which the queue keeps its tables. */
export const SCHEMA = 'jobs';

/**
 * Creates or migrates the tables of the queue. Processes that start together do it one after another.
 */
export async function installQueue(url: string): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'abhiyan migrations' });
  await client.connect();
  try {
    // An index on a big table takes longer than any statement of a visitor may.
    await client.query('SET statement_timeout = 0');
    await client.query("SELECT pg_advisory_lock(hashtext('abhiyan jobs'))");
    await migrateWith(client);
  } finally {
    await client.end();
  }
}

/** Runs the migration only, without supervising or scheduling. */
async function migrateWith(client: Client): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values) },
    schema: SCHEMA,
    supervise: false,
    schedule: false,
  });
  const faults: unknown[] = [];
  boss.on('error', (error) => faults.push(error));
  await boss.start();
  await boss.stop({ graceful: false });
  if (faults.length > 0) throw faults[0];
}
