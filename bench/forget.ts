import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';

const NOTICE_MS = 200;

/** Every collection that has documents says that it changed. */
export async function forgetEverything(database: Client): Promise<void> {
  await database.query(
    "select pg_notify('changes', collection) from (select distinct collection from documents) each",
  );
  await pause(NOTICE_MS);
}
