import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { localPath } from '#contract/languages.ts';
import { Problem } from '#contract/problems.ts';
import type { Database, Executor, Transaction } from '#db/database.ts';
import { boothFinds, boothNotices } from '#db/schema/photo-booth.ts';
import { transaction } from '#db/transaction.ts';
import { defineJob } from '#jobs/job.ts';
import type { Job } from '#jobs/job.ts';
import type { SendMessage } from '#messages/send.ts';
import { findUserBy } from '#people/find-user.ts';
import { findReceipt, issueReceipt } from '#people/receipts.ts';
import { newPhotosMessage } from './notice-messages.ts';

/** A little less than a day, so that the hour of the job does not wander. */
const HOURS_BETWEEN = 20;

/** Writes to somebody from now on when new photos of them come, or no more. */
export async function setNotices(tx: Executor, userId: string, areWanted: boolean): Promise<void> {
  if (areWanted) await tx.insert(boothNotices).values({ userId }).onConflictDoNothing();
  else await tx.delete(boothNotices).where(eq(boothNotices.userId, userId));
}

export const wantsNotices = async (db: Executor, userId: string): Promise<boolean> =>
  (await db.$count(boothNotices, eq(boothNotices.userId, userId))) > 0;

/** Notes that somebody has just seen what was found: no mail tells them of it. */
export async function noteSeen(tx: Executor, userId: string): Promise<void> {
  const matchesUser = eq(boothNotices.userId, userId);
  await tx
    .update(boothNotices)
    .set({ seenAt: sql`clock_timestamp()` })
    .where(matchesUser);
}

/** Ends the notices by the link of a mail, as often as one likes. Throws `wrongCredentials` for another link. */
export async function leaveNoticesByLink(tx: Executor, token: string): Promise<void> {
  const found = await findReceipt(tx, ['leaveBoothNotices'], token);
  if (!found) throw new Problem('wrongCredentials', { message: 'This link is not one of ours.' });
  if (found.userId) await tx.delete(boothNotices).where(eq(boothNotices.userId, found.userId));
}

interface NoticeOptions {
  db: Database;
  sendMessage: SendMessage;
  publicUrl: string;
}

/** Tells those who want to know of new photos of them, each at most once a day. */
export function createTellOfFindsJob(options: NoticeOptions): Job {
  return defineJob({
    name: 'tell-of-finds',
    payload: z.object({}),
    retry: { times: 3, firstWaitSeconds: 60, longestWaitSeconds: 600 },
    lane: 'work',
    timeoutSeconds: 600,
    // In the evening, when people look at their phones.
    cron: '30 18 * * *',
    run: async () => tellOfFinds(options),
  });
}

async function tellOfFinds({ db, ...parts }: NoticeOptions): Promise<void> {
  const waiting = await db.select({ userId: boothNotices.userId }).from(boothNotices).where(isDue);
  for (const { userId } of waiting) await transaction(db, (tx) => tellOne(tx, userId, parts));
}

const isDue = and(
  or(
    isNull(boothNotices.toldAt),
    lt(boothNotices.toldAt, sql`now() - make_interval(hours => ${HOURS_BETWEEN})`),
  ),
  sql`exists (select from ${boothFinds} where ${boothFinds.userId} = ${boothNotices.userId}
    and ${boothFinds.foundAt} > ${boothNotices.seenAt} and ${boothFinds.refusedAt} is null)`,
);

/** The update decides: of two runs at once one tells. */
async function tellOne(
  tx: Transaction,
  userId: string,
  { sendMessage, publicUrl }: Omit<NoticeOptions, 'db'>,
): Promise<void> {
  const user = await findUserBy(tx, { id: userId });
  if (!user?.email) return;
  const matchesUser = and(eq(boothNotices.userId, userId), isDue);
  const [before] = await tx.select().from(boothNotices).where(matchesUser).for('update');
  if (!before) return;
  const isNew = and(
    eq(boothFinds.userId, userId),
    sql`${boothFinds.foundAt} > ${before.seenAt}`,
    isNull(boothFinds.refusedAt),
  );
  const count = await tx.$count(boothFinds, isNew);
  const now = sql`clock_timestamp()`;
  await tx
    .update(boothNotices)
    .set({ toldAt: now, seenAt: now })
    .where(eq(boothNotices.userId, userId));
  const receipt = await issueReceipt(tx, 'leaveBoothNotices', { userId });
  const { language, email, name } = user;
  const address = (path: string) => publicUrl + localPath(language, path);
  const message = newPhotosMessage.mail(
    { to: email, language },
    {
      name,
      count: String(count),
      link: address('/photobooth-gallery'),
      leaveLink: address(`/photobooth-gallery/notices?receipt=${receipt}`),
    },
  );
  await sendMessage(message, tx);
}
