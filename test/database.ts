import { randomUUID } from 'node:crypto';
import { afterAll, inject } from 'vitest';
import { connectDatabase } from '#db/connection.ts';
import type { DatabaseConnection, DatabaseOptions } from '#db/connection.ts';
import { createDatabase, databaseUrl, dropDatabase } from './database-admin.ts';

/**
 * A database for this test file alone, with every migration and no rows; it is dropped after the
 * file. Call it at the top: `const { db } = await testDatabase();`
 */
export async function testDatabase(options: DatabaseOptions = {}): Promise<DatabaseConnection> {
  const url = await copyOf(inject('databaseServer').template);
  return openUntilEnd(url, options);
}

/** The address of a database without any migration, dropped after the file. */
export async function emptyDatabaseUrl(): Promise<string> {
  return copyOf('template0');
}

async function openUntilEnd(url: string, options: DatabaseOptions) {
  const quiet = { poolSize: 5, onError: () => undefined };
  const connection = await connectDatabase(url, { ...quiet, ...options });
  afterAll(connection.close);
  return connection;
}

async function copyOf(template: string): Promise<string> {
  const server = inject('databaseServer');
  const name = `abhiyan_test_${randomUUID().slice(0, 8)}`;
  await createDatabase(server, name, template);
  // Hooks run in reverse order, so this one runs after the connections are closed.
  afterAll(() => dropDatabase(server.adminUrl, name));
  return databaseUrl(server.siteUrl, name);
}
