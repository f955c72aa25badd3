import './production.ts';
import { readConfig } from '#config/config.ts';
import { openDatabase } from '#db/connection.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { openStorage } from './gateways.ts';
import { run } from './run.ts';
import { seedWhenEmpty } from './seed-demo.ts';

/** Nobody waits for a page here, and the pages are built meanwhile. */
const STATEMENT_TIMEOUT_MS = 60_000;

// The set-up runs this while the pages are built. The site does the same where nobody did.
await run(
  async () => {
    const config = readConfig();
    const connection = await openDatabase(config.database, {
      statementTimeoutMs: STATEMENT_TIMEOUT_MS,
      onProgress: console.log,
    });
    try {
      await migrateDatabase(connection.url);
      await seedWhenEmpty(connection.db, openStorage(config), process.stdout);
    } finally {
      await connection.close();
    }
    return { stop: async () => undefined };
  },
  () => undefined,
);
