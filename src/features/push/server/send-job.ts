import { backWhereItWas } from '#broadcasts/rows.ts';
import { Problem } from '#contract/problems.ts';
import type { Database, Executor, Transaction } from '#db/database.ts';
import { mayGoOutNow } from '#features/election-clock/contract/first-moment.ts';
import type { WhenMayGoOut } from '#features/election-clock/contract/when-may-go-out.ts';
import { DeliveryError } from '#gateways/delivery-error.ts';
import type { PushGateway } from '#gateways/push/port.ts';
import type { Job } from '#jobs/job.ts';
import type { Report } from '#jobs/queue.ts';
import { isQuiet } from '#lib/quiet-hours.ts';
import { runWorkers } from '#lib/run-workers.ts';
import { compose } from './compose.ts';
import { addDeliveries, claimNext, settle, settleLeftBehind } from './deliveries.ts';
import type { Claimed } from './deliveries.ts';
import type { PushDependencies } from './dependencies.ts';
import { pushBroadcasts, wishOf } from './notices.ts';
import type { Notice } from './notices.ts';
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

/** Requests at once; when the process dies, so many messages at most are unclear. */
const CONCURRENCY = 8;
/** A push service that fails so often in a row is left alone until the next minute; others may still be asking it. */
const MAX_FAILURES = 3;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** The job that sends push messages which are due: it begins them, and goes on with what was begun. */
export const createSendPushJob = (sending: PushSending): Job =>
  pushBroadcasts.defineSendJob(
    () => beginDue(sending),
    (signal) => sendOpen(sending, signal),
  );

async function beginDue(sending: PushSending): Promise<void> {
  const { db, whenMayGoOut } = sending;
  const quiet = await readQuietHours(db);
  await pushBroadcasts.beginDue(db, async ({ id }) => {
    if (!(await mayGoOutNow(whenMayGoOut, wishOf(id), quiet))) return undefined;
    return (tx, notice) => begin(sending, tx, notice);
  });
}

async function sendOpen(sending: PushSending, signal: AbortSignal): Promise<void> {
  const { db } = sending;
  if (isQuiet(new Date(), await readQuietHours(db))) return;
  await pushBroadcasts.goOn(db, (notice) => sendOne(sending, notice, signal));
}

/** Writes down whom a message goes to. */
async function begin(sending: PushSending, tx: Transaction, notice: Notice): Promise<void> {
  // It was certified when it was planned; its day may have moved since, or the register changed.
  if (!(await isCertified(sending, notice, tx)))
    return pushBroadcasts.sendBack(tx, notice, {
      ...backWhereItWas(notice),
      reason:
        'Its certificate was not in force when it was due. Look into the register of advertisements.',
    });
  const total = await addDeliveries(tx, notice.id, notice.topic);
  await pushBroadcasts.noteBegun(tx, notice, total);
}

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

async function sendOne(
  sending: PushSending,
  notice: Notice,
  signal: AbortSignal,
): Promise<boolean> {
  const { db } = sending;
  await settleLeftBehind(db, notice.id);
  const hasMore = await pushBroadcasts.sendOrGiveUp(db, notice, () =>
    sendWaiting(sending, notice, signal),
  );
  await settleLeftBehind(db, notice.id);
  await pushBroadcasts.finish(db, notice.id);
  return hasMore;
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
  await runWorkers(CONCURRENCY, work);
  // They took all that may go out now.
  return false;
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
