import { lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#db/database.ts';
import type { PersonalData } from '#db/personal-data.ts';
import { users } from '#db/schema/people.ts';
import { transaction } from '#db/transaction.ts';
import { defineJob, defineScheduled } from '#jobs/job.ts';
import type { Job } from '#jobs/job.ts';
import type { EnqueueAll } from '#jobs/queue.ts';
import { eraseUser } from './erase-user.ts';

/** The name and payload of the erasure job, for code that queues it. */
export const eraseAccountJob = { name: 'erase-account', payload: z.object({ userId: z.uuid() }) };

export function createEraseAccountsJob(db: Database, personalData: readonly PersonalData[]): Job {
  return defineJob({
    ...eraseAccountJob,
    retry: { times: 20, firstWaitSeconds: 5, longestWaitSeconds: 3600 },
    lane: 'work',
    timeoutSeconds: 300,
    run: ({ userId }) => transaction(db, (tx) => eraseUser(tx, userId, personalData)),
  });
}

/**
 * Every night, accounts that were closed and are not erased a day later begin anew: by then their own job has
 * given up.
 */
export function createEraseLeftBehindJob(db: Database, enqueueAll: EnqueueAll): Job {
  return defineScheduled({
    name: 'erase-left-behind',
    cron: '0 4 * * *',
    lane: 'work',
    timeoutSeconds: 600,
    async run() {
      const isLeft = lt(users.erasedAt, sql`now() - interval '1 day'`);
      const left = await db.select({ userId: users.id }).from(users).where(isLeft);
      if (left.length > 0) await enqueueAll(eraseAccountJob, left, db);
    },
  });
}
