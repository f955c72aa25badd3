import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';

const LONGEST_MS = 15 * 60_000;

/** Waits for the other work of a new site, which makes pictures smaller for a minute. */
export async function untilAtRest(db: Database): Promise<void> {
  const until = performance.now() + LONGEST_MS;
  const isAtWork = async () => {
    const { rows } = await db.execute(sql`
      select from jobs.job where state in ('created', 'active', 'retry') and start_after <= now() limit 1`);
    return rows.length > 0;
  };
  while (performance.now() < until && (await isAtWork())) await pause(1_000);
}
