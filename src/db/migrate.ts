import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';

/** The migrations of the site, in the form of drizzle-kit. */
export const MIGRATIONS_FOLDER = join(import.meta.dirname, 'migrations');

/**
 * Brings the database to the newest schema: all that is missing in one transaction, so that one
 * which is cut off leaves nothing behind. Processes that start together do it one after another.
 */
export async function migrateDatabase(url: string, folder = MIGRATIONS_FOLDER): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'abhiyan migrations' });
  await client.connect();
  try {
    // An index on a big table takes longer than any statement of a visitor may.
    await client.query('SET statement_timeout = 0');
    await client.query("SELECT pg_advisory_lock(hashtext('abhiyan migrations'))");
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    await client.end();
  }
}
