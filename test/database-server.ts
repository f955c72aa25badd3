import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '#db/embedded/server.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { installQueue } from '#jobs/install.ts';
import { createDatabase, databaseUrl, dropDatabase } from './database-admin.ts';

/** The server on which a test file creates its databases. */
export interface DatabaseServer {
  /** The address for creating and dropping databases. */
  adminUrl: string;
  /** The address as the site's own role. */
  siteUrl: string;
  /** A database with every migration and the queue's tables, for copying. */
  template: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServer: DatabaseServer;
  }
}

/**
 * Vitest's global set-up: one PostgreSQL for the run, embedded in a temporary folder, or the server
 * of `TEST_DATABASE_URL`, whose role may create databases.
 */
export default async function startDatabaseServer(project: TestProject) {
  const { adminUrl, siteUrl, stop } = await startServer(process.env.TEST_DATABASE_URL);
  const template = `abhiyan_test_${randomUUID().slice(0, 8)}`;
  await createDatabase({ adminUrl, siteUrl }, template, 'template0');
  await migrateDatabase(databaseUrl(siteUrl, template));
  await installQueue(databaseUrl(siteUrl, template));
  project.provide('databaseServer', { adminUrl, siteUrl, template });
  return async () => {
    await dropDatabase(adminUrl, template);
    await stop();
  };
}

/** Nothing of a run outlives it; many sites share it, each with connections of its own. */
const settings = { fsync: 'off', full_page_writes: 'off', max_connections: '200' };

async function startServer(given: string | undefined) {
  if (given) return { adminUrl: given, siteUrl: given, stop: async () => undefined };
  const dataFolder = join(tmpdir(), `abhiyan-test-${randomUUID()}`);
  const ignore = () => undefined;
  const server = await startEmbedded({ dataFolder, settings, onProgress: ignore, onError: ignore });
  const stop = () => server.stop().then(() => rm(dataFolder, { recursive: true }));
  return { adminUrl: server.superuserUrl, siteUrl: server.url, stop };
}
