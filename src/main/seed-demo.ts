import { sql } from 'drizzle-orm';
import { importCampaign } from '#content/import/import-campaign.ts';
import { ImportBusy } from '#content/import/import-lock.ts';
import { showProgress } from '#content/import/progress.ts';
import type { ProgressOutput } from '#content/import/progress.ts';
import type { Database } from '#db/database.ts';
import type { Storage } from '#gateways/storage/port.ts';
import { collections } from './collections.ts';
import { DEMO } from './demo-folder.ts';

/**
 * Fills a database that holds no documents with the demo campaign; leaves any other alone, and one
 * that another process is filling. Throws `ImportRefused` when the demo's files have faults.
 */
export async function seedWhenEmpty(
  db: Database,
  storage: Storage,
  output: ProgressOutput,
): Promise<void> {
  if (!(await isEmpty(db))) return;
  const progress = showProgress(output);
  try {
    await importCampaign({ folder: DEMO, collections, db, storage, now: new Date(), progress });
  } catch (error) {
    if (!(error instanceof ImportBusy)) throw error;
  }
}

async function isEmpty(db: Database): Promise<boolean> {
  const { rows } = await db.execute(sql`select from documents limit 1`);
  return rows.length === 0;
}
