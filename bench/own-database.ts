import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase } from '#db/connection.ts';
import type { Database } from '#db/database.ts';
import { startEmbedded } from '#db/embedded/server.ts';
import { migrateDatabase } from '#db/migrate.ts';

const LOAD_TIMEOUT_MS = 120_000;

interface Steps {
  fill(db: Database): Promise<void>;
  measure(db: Database, url: string): Promise<boolean>;
}

/** Fills a database of its own, measures something in it with the site's time limits, and drops it. */
export async function inOwnDatabase({ fill, measure }: Steps): Promise<boolean> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'abhiyan-bench-'));
  const ignore = () => undefined;
  const server = await startEmbedded({ dataFolder, onProgress: ignore, onError: ignore });
  try {
    await migrateDatabase(server.url);
    const loading = await connectDatabase(server.url, { statementTimeoutMs: LOAD_TIMEOUT_MS });
    await fill(loading.db);
    await loading.close();
    const { db, close } = await connectDatabase(server.url);
    const isReached = await measure(db, server.url);
    await close();
    return isReached;
  } finally {
    await server.stop();
    await rm(dataFolder, { recursive: true });
  }
}
