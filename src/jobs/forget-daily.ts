import { and, inArray, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#db/database.ts';
import { messages, oneTimeCodes, receipts, sessions } from '#db/schema/index.ts';
import { defineJob } from './job.ts';
import type { Job } from './job.ts';

/** Every night, what has had its day is forgotten. */
export function forgetDaily(db: Database): Job {
  return defineJob({
    name: 'forget-daily',
    payload: z.object({}),
    retry: { times: 5, firstWaitSeconds: 60, longestWaitSeconds: 3600 },
    cron: '30 3 * * *',
    async run() {
      await forgetMessages(db);
      await db.delete(receipts).where(lt(receipts.expiresAt, sql`now() - interval '1 day'`));
      await db
        .delete(oneTimeCodes)
        .where(lt(oneTimeCodes.createdAt, sql`now() - interval '1 day'`));
      // By then they have been dead for a while.
      await db.delete(sessions).where(lt(sessions.createdAt, sql`now() - interval '31 days'`));
    },
  });
}

async function forgetMessages(db: Database): Promise<void> {
  await db.delete(messages).where(lt(messages.createdAt, sql`now() - interval '30 days'`));
  // Tries end after a day. What nobody settled, whatever happened to it, keeps no words either.
  await db
    .update(messages)
    .set({ state: 'failed', message: null })
    .where(
      and(
        inArray(messages.state, ['waiting', 'sending']),
        lt(messages.createdAt, sql`now() - interval '2 days'`),
      ),
    );
}
