import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { append } from '#audit/append.ts';
import { Problem } from '#contract/problems.ts';
import type { Database, Executor, Transaction } from '#db/database.ts';
import { pushNotices } from '#db/schema/push.ts';
import { transaction } from '#db/transaction.ts';
import { mayGoOutNow } from '#features/election-clock/contract/first-moment.ts';
import type { WhenMayGoOut } from '#features/election-clock/contract/when-may-go-out.ts';
import { DeliveryError } from '#gateways/delivery-error.ts';
import type { PushGateway } from '#gateways/push/port.ts';
import { defineJob } from '#jobs/job.ts';
import type { Job } from '#jobs/job.ts';
import type { Report } from '#jobs/queue.ts';
import { isQuiet } from '#lib/quiet-hours.ts';
import type { QuietHours } from '#lib/quiet-hours.ts';
import { NOT_CERTIFIED } from '../contract/reasons.ts';
import { compose } from './compose.ts';
import {
  addDeliveries,
  claimNext,
  finish,
  giveUp,
  settle,
  settleLeftBehind,
} from './deliveries.ts';
import type { Claimed } from './deliveries.ts';
import type { PushDependencies } from './dependencies.ts';
import { backWhereItWas, wishOf } from './notices.ts';
import { readQuietHours } from './quiet-hours.ts';

export interface PushSending {
  db: Database;
  push: PushGateway;
  /** Settles when the next message may go out. */
  throttle: () => Promise<void>;
  icon: () => Promise<string>;
  whenMayGoOut: WhenMayGoOut;
  requireCertificate: PushDependencies['requireCertificate'];
  report: Report;
}

type Notice = typeof pushNotices.$inferSelect;

/** Requests at once; when the process dies, so many messages at most are unclear. */
const CONCURRENCY = 8;
/** A push service that fails so often in a row is left alone until the next minute; others may still be asking it. */
const MAX_FAILURES = 3;
/** Old news is not sent. */
const GOOD_FOR_MS = 24 * 3600_000;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** The job that sends push messages which are due. It also runs every minute, and goes on where it was. */
export const sendPushJob = { name: 'send-push', payload: z.object({}) };

export function createSendPushJob(sending: PushSending): Job {
  return defineJob({
    ...sendPushJob,
    cron: '* * * * *',
    retry: { times: 3, firstWaitSeconds: 5, longestWaitSeconds: 60 },
    lane: 'work',
    timeoutSeconds: 3_600,
    run: async (_, { signal }) => sendDue(sending, signal),
  });
}

/** Begins what is due, and goes on with what was begun. */
async function sendDue(sending: PushSending, signal: AbortSignal): Promise<void> {
  const { db } = sending;
  const quiet = await readQuietHours(db);
  if (isQuiet(new Date(), quiet)) return;
  await beginDue(sending, quiet);
  const isOpen = and(
    inArray(pushNotices.state, ['sending', 'stopped']),
    isNull(pushNotices.finishedAt),
  );
  const open = await db.select().from(pushNotices).where(isOpen).orderBy(pushNotices.startedAt);
  for (const notice of open) await sendOne(sending, notice, signal);
}

/** Writes down whom each due message goes to, once, and that it went out. */
async function beginDue(sending: PushSending, quiet: QuietHours | undefined): Promise<void> {
  const { db } = sending;
  const isDue = sql`${pushNotices.state} = 'planned' and ${pushNotices.sendAt} <= now()`;
  const due = await db.select({ id: pushNotices.id }).from(pushNotices).where(isDue);
  for (const { id } of due) {
    if (!(await mayGoOutNow(sending.whenMayGoOut, wishOf(id), quiet))) continue;
    await transaction(db, async (tx) => {
      const still = and(eq(pushNotices.id, id), isDue);
      const [notice] = await tx.select().from(pushNotices).where(still).for('update');
      if (!notice) return;
      if (!(await isCertified(sending, notice, tx))) return sendBack(tx, notice);
      const total = await addDeliveries(tx, id, notice.topic);
      const begun = { state: 'sending' as const, startedAt: new Date(), total };
      await tx.update(pushNotices).set(begun).where(eq(pushNotices.id, id));
      await note(tx, notice, 'done');
    });
  }
}

/** An advertisement was certified when it was planned; its day may have moved since, or the register changed. */
async function sendBack(tx: Transaction, notice: Notice): Promise<void> {
  const back = { ...backWhereItWas(notice), reason: NOT_CERTIFIED };
  await tx.update(pushNotices).set(back).where(eq(pushNotices.id, notice.id));
  await note(tx, notice, 'refused');
}

const note = (tx: Transaction, { id, sentBy }: Notice, outcome: 'done' | 'refused') =>
  append(tx, {
    realm: 'agents',
    actorId: sentBy,
    call: 'pushWentOut',
    target: 'push',
    targetIds: [id],
    outcome,
    address: 'unknown',
  });

/** Whether it is no advertisement, or its certificate is in force now. */
async function isCertified(
  { db, requireCertificate }: PushSending,
  { certificate }: Notice,
  tx: Executor = db,
): Promise<boolean> {
  if (certificate === null) return true;
  try {
    await requireCertificate(tx, certificate, { at: new Date(), param: 'certificate' });
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}

async function sendOne(sending: PushSending, notice: Notice, signal: AbortSignal): Promise<void> {
  const { db } = sending;
  const { id, state, startedAt } = notice;
  await settleLeftBehind(db, id);
  if (state === 'stopped') await giveUp(db, id, 'stopped');
  else if (Date.now() - (startedAt?.getTime() ?? 0) > GOOD_FOR_MS) await giveUp(db, id, 'failed');
  else await sendWaiting(sending, notice, signal);
  await settleLeftBehind(db, id);
  await finish(db, id);
}

async function sendWaiting(sending: PushSending, notice: Notice, signal: AbortSignal) {
  const { db, throttle } = sending;
  const quiet = await readQuietHours(db);
  const services = watchServices();
  const icon = await sending.icon();
  let past = FIRST;
  const work = async () => {
    for (;;) {
      await throttle();
      if (signal.aborted) return;
      if (!(await mayGoOutNow(sending.whenMayGoOut, wishOf(notice.id), quiet))) return;
      // The quiet hours may have held the rest of it until after the last day of its certificate.
      if (!(await isCertified(sending, notice))) return;
      const claimed = await claimNext(db, notice.id, past, services.away());
      if (!claimed) return;
      if (claimed.id > past) past = claimed.id;
      const state = await ask(sending, notice, claimed, icon);
      services.note(claimed.host, state === 'waiting' || state === 'unclear');
      await settle(db, notice.id, claimed, state);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
}

/** Asks the push service of a browser once, and tells what became of the message. */
async function ask(
  { push, report }: PushSending,
  notice: Notice,
  { id, endpoint, p256dh, auth, language }: Claimed,
  icon: string,
): Promise<'waiting' | 'sent' | 'gone' | 'failed' | 'unclear'> {
  const createdAt = notice.startedAt ?? notice.createdAt;
  const to = { endpoint, p256dh, auth };
  try {
    const words = compose(notice, language, icon);
    return await push.send({ id: `${notice.id}-${id}`, createdAt, to, ...words });
  } catch (error) {
    report(error);
    const outcome = error instanceof DeliveryError ? error.outcome : 'never';
    return ({ notSent: 'waiting', unknown: 'unclear', never: 'failed' } as const)[outcome];
  }
}

/** Breaks off with a push service that does not answer; the next run finds out whether it is back. */
function watchServices() {
  const failures = new Map<string, number>();
  return {
    away: () => [...failures].filter(([, count]) => count >= MAX_FAILURES).map(([host]) => host),
    note: (host: string, hasFailed: boolean) =>
      void failures.set(host, hasFailed ? (failures.get(host) ?? 0) + 1 : 0),
  };
}
