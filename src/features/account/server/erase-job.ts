import { z } from 'zod';
import type { Database } from '#db/database.ts';
import type { PersonalData } from '#db/personal-data.ts';
import { transaction } from '#db/transaction.ts';
import { defineJob } from '#jobs/job.ts';
import type { Job } from '#jobs/job.ts';
import { eraseUser } from './erase-user.ts';

/** The name and payload of the erasure job, for code that queues it. */
export const eraseAccountJob = { name: 'erase-account', payload: z.object({ userId: z.uuid() }) };

export function eraseAccounts(db: Database, personalData: readonly PersonalData[]): Job {
  return defineJob({
    ...eraseAccountJob,
    retry: { times: 20, firstWaitSeconds: 5, longestWaitSeconds: 3600 },
    lane: 'work',
    timeoutSeconds: 300,
    run: ({ userId }) => transaction(db, (tx) => eraseUser(tx, userId, personalData)),
  });
}
