import type { Language } from '#contract/languages.ts';
import type { Database } from '#db/database.ts';
import { transaction } from '#db/transaction.ts';
import { DeliveryError } from '#gateways/delivery-error.ts';
import type { MailGateway } from '#gateways/mail/port.ts';
import type { SmsGateway } from '#gateways/sms/port.ts';
import { defineJob, RetryLater } from '#jobs/job.ts';
import type { Job } from '#jobs/job.ts';
import type { Enqueue, Report } from '#jobs/queue.ts';
import { MINUTE_MS } from '#lib/durations.ts';
import { firstAllowed } from '#lib/first-allowed.ts';
import type { Declaration } from './declaration.ts';
import { claim, findPending, markFailed, markSent, postpone, release } from './delivery-state.ts';
import type { PendingMessage } from './delivery-state.ts';
import { composeMail } from './mail/compose.ts';
import type { Sender } from './mail/compose.ts';
import type { Purpose } from './message.ts';
import { deliveryJobs } from './send.ts';
import { composeSms } from './sms/compose.ts';
import type { SmsSender } from './sms/compose.ts';
import { whenSmsMayGoOut } from './sms/quiet-hours.ts';
import { createThrottle } from './throttle.ts';

export interface DeliveryOptions {
  db: Database;
  /** Every message that the site sends. */
  declarations: readonly Declaration[];
  mail: MailGateway;
  sms: SmsGateway;
  /** How many wanted messages of a channel go out a second. */
  wantedPerSecond: number;
  /** The sender of messages in a language. */
  sender: (language: Language) => Promise<Sender & SmsSender>;
  report: Report;
  enqueue: Enqueue;
  /** The first moment, from the given one on, at which a wanted message may go out; those that carry out an act never wait. */
  whenWantedMayGoOut: (at: Date) => Promise<Date>;
  /** The clock; a test has its own. */
  now?: () => Date;
  mailboxes: Mailboxes;
}

/** Knows the mailboxes that mail comes back from; `people` keeps them. */
export interface Mailboxes {
  /** Whether nothing that was ordered is sent there any more. */
  areClosed: (db: Database, address: string) => Promise<boolean>;
  /** Told of a mailbox that refused a mail, for good or for now. */
  noteRefusal: (db: Database, refusal: Refusal) => Promise<void>;
}

interface Refusal {
  to: string;
  mailedAt: Date;
  kind: 'hard' | 'soft';
}

const A_DAY = 24 * 60;

/** Far longer than any gateway takes. */
const LONGEST_SECONDS = 60;
/** A day's worth of tries, quick at first. */
const retry = { times: 80, firstWaitSeconds: 3, longestWaitSeconds: 20 * 60 };

/**
 * The job that delivers the messages of a purpose. It retries while a message surely was not sent, and
 * a message in doubt as often as its gateway allows. Wanted messages are throttled.
 */
export function createDeliverJob(purpose: Purpose, sending: DeliveryOptions): Job<{ id: string }> {
  const { db, report, now = () => new Date() } = sending;
  const declarations = new Map(sending.declarations.map((each) => [each.name, each]));
  const throttle = purpose === 'wanted' ? throttlesOf(sending) : undefined;

  async function run({ id }: { id: string }): Promise<void> {
    const found = await findPending(db, id);
    if (!found) return;
    const { channel, text } = found.message;
    const declaration = declarations.get(text.kind);
    if (isTooOld(found, declaration, now())) return markFailed(db, id);
    if (found.isInHand) throw new RetryLater('Somebody else is sending it');
    if (found.isAbandoned && found.doubts >= sending[channel].mostRepeats) return endAbandoned(id);
    await throttle?.[channel]();
    if (purpose === 'wanted' && (await isPutOff(sending, found, now()))) return;
    if (!(await isWanted(sending, declaration, found.message))) return markFailed(db, id);
    const deliver = await prepare(found, declaration, sending);
    if (!deliver) return endUnknown(found);
    if (!(await claim(db, id))) throw new RetryLater('Somebody else has just taken it');
    await send(found, deliver);
  }

  async function send(
    { id, ...found }: PendingMessage,
    handOver: () => Promise<void>,
  ): Promise<void> {
    const doubts = found.doubts + Number(found.isAbandoned);
    try {
      await handOver();
    } catch (error) {
      await noteRefusal(sending, found, error);
      return notSent(id, error, doubts < sending[found.message.channel].mostRepeats);
    }
    await markSent(db, id);
  }

  /** Ends a message whose process died while sending it: it may have gone out, and must not go out twice. */
  async function endAbandoned(id: string): Promise<void> {
    await markFailed(db, id);
    report(new Error('A message was cut off and is not sent again'));
  }

  async function endUnknown({ id, message: { channel, text } }: PendingMessage): Promise<void> {
    await markFailed(db, id);
    report(new Error(`A message waited that is not declared: ${text.kind} by ${channel}`));
  }

  async function notSent(id: string, error: unknown, isRepeatable: boolean): Promise<void> {
    report(error);
    const outcome = error instanceof DeliveryError ? error.outcome : 'never';
    const inDoubt = outcome === 'unknown';
    if (outcome === 'never' || (inDoubt && !isRepeatable)) return markFailed(db, id);
    await release(db, id, inDoubt);
    throw new RetryLater('A message was not sent');
  }

  return defineJob({
    ...deliveryJobs[purpose],
    retry,
    concurrency: 4,
    run,
    lane: purpose === 'wanted' ? 'work' : 'site',
    timeoutSeconds: LONGEST_SECONDS,
  });
}

function throttlesOf({ wantedPerSecond: perSecond }: DeliveryOptions) {
  return { mail: createThrottle({ perSecond }), sms: createThrottle({ perSecond }) };
}

/** Puts a wanted message off while it may not go out; its age counts from when it may. */
async function isPutOff(
  sending: DeliveryOptions,
  { id, message }: PendingMessage,
  now: Date,
): Promise<boolean> {
  // Short ones go out by day, and none in the silence before a poll.
  const at = await firstAllowed(now, [
    sending.whenWantedMayGoOut,
    ...(message.channel === 'sms' ? [whenSmsMayGoOut] : []),
  ]);
  if (at <= now) return false;
  await transaction(sending.db, async (tx) => {
    await postpone(tx, id, at);
    await sending.enqueue(deliveryJobs.wanted, { id }, tx, at);
  });
  return true;
}

async function isWanted(
  { db, mailboxes }: DeliveryOptions,
  declaration: Declaration | undefined,
  { channel, to, text }: PendingMessage['message'],
): Promise<boolean> {
  const isOrdered = declaration?.purpose === 'wanted';
  if (isOrdered && channel === 'mail' && (await mailboxes.areClosed(db, to))) return false;
  return (await declaration?.isStillWanted?.(db, to, text)) ?? true;
}

/** Tells of a mailbox that refused a mail. */
async function noteRefusal(
  { db, mailboxes }: DeliveryOptions,
  { message: { channel, to }, createdAt }: Omit<PendingMessage, 'id'>,
  error: unknown,
): Promise<void> {
  const kind = error instanceof DeliveryError ? error.mailbox : undefined;
  if (channel === 'mail' && kind)
    await mailboxes.noteRefusal(db, { to, mailedAt: createdAt, kind });
}

function isTooOld(
  { createdAt }: PendingMessage,
  declaration: Declaration | undefined,
  now: Date,
): boolean {
  const goodForMs = (declaration?.goodForMinutes ?? A_DAY) * MINUTE_MS;
  return now.getTime() - createdAt.getTime() >= goodForMs;
}

/** Composes the message before it is claimed, so that everything that fails without the gateway fails here. */
async function prepare(
  { id, createdAt, message }: PendingMessage,
  declaration: Declaration | undefined,
  { mail, sms, sender: senderIn }: DeliveryOptions,
): Promise<(() => Promise<void>) | undefined> {
  const { channel, to, language, text } = message;
  const sender = await senderIn(language);
  if (channel === 'sms' && declaration?.sms) {
    const words = composeSms(declaration.sms, text, language, sender);
    return () => sms.send({ id, createdAt, to, ...words });
  }
  if (channel === 'mail' && declaration?.mail) {
    const words = composeMail(declaration.mail, text, language, sender);
    return () => mail.send({ id, createdAt, from: sender.campaign, to, ...words });
  }
  return undefined;
}
