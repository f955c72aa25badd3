import { sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { SCHEMA } from './install.ts';

const jobs = sql.raw(`${SCHEMA}.job`);

/** Work that failed for good within the last day, by the name of its job. */
export async function readFailedWork(db: Executor) {
  const { rows } = await db.execute<{ job: string; count: string; at: string }>(sql`
    select name as job, count(*) as count, max(completed_on) as at from ${jobs}
    where state = 'failed' group by name order by name`);
  return rows.map(({ job, count, at }) => ({ job, count: Number(count), at: new Date(at) }));
}

/** Enqueues the failed work of a job again, with all its tries; returns how many. */
export async function retryFailedWork(tx: Executor, job: string): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    update ${jobs} set state = 'retry', retry_count = 0, completed_on = null, start_after = now()
    where name = ${job} and state = 'failed'`);
  return rowCount ?? 0;
}
