import { sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';

/** Another import writes into the same database; nothing was changed. */
export class ImportBusy extends Error {
  override readonly name = 'ImportBusy';

  constructor() {
    super('Another import into this database is under way: try again when it has ended');
  }
}

/** Keeps other imports out until the transaction ends. Throws `ImportBusy` when one is under way. */
export async function acquireImportLock(tx: Executor): Promise<void> {
  const { rows } = await tx.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext('abhiyan import')) as free`,
  );
  if (!rows[0]?.free) throw new ImportBusy();
}
