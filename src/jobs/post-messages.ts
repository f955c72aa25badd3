import type { Database } from '#db/database.ts';
import type { Language } from '#contract/languages.ts';
import { DeliveryError } from '#gateways/delivery-error.ts';
import type { MailGateway } from '#gateways/mail/port.ts';
import { composeMail } from '#gateways/mail/texts/compose.ts';
import type { SmsGateway } from '#gateways/sms/port.ts';
import { composeSms } from '#gateways/sms/texts/compose.ts';
import { defineJob, TryAgain } from './job.ts';
import type { Job } from './job.ts';
import { claim, findWaiting, giveUp, markSent, putBack } from './message-states.ts';
import type { Waiting } from './message-states.ts';
import { postMessage } from './post.ts';
import type { Report } from './queue.ts';

export interface Posting {
  db: Database;
  mail: MailGateway;
  sms: SmsGateway;
  /** What the campaign is called in a language: the name that mails are from. */
  campaignName: (language: Language) => Promise<string>;
  /** Of the site's address. */
  host: string;
  report: Report;
}

const MINUTE = 60_000;
/** A code is dead by then. */
const CODE_IS_GOOD_FOR_MS = 5 * MINUTE;
const OTHERS_ARE_GOOD_FOR_MS = 24 * 60 * MINUTE;

/** A day's worth of tries, quick at first. */
const retry = { times: 80, firstWaitSeconds: 3, longestWaitSeconds: 20 * 60 };

/** The job that sends a message: again while it surely was not sent, and never twice. */
export function postMessages(posting: Posting): Job<{ id: string }> {
  const { db, report } = posting;

  async function run({ id }: { id: string }): Promise<void> {
    const waiting = await findWaiting(db, id);
    if (!waiting) return endAbandoned(id);
    if (isTooOld(waiting)) return void (await giveUp(db, id));
    const handOver = await prepare(waiting, posting);
    if (!(await claim(db, id))) return;
    try {
      await handOver();
    } catch (error) {
      return notSent(id, error);
    }
    await markSent(db, id);
  }

  /** Somebody took it and did not live to say whether it went out, so it does not go out again. */
  async function endAbandoned(id: string): Promise<void> {
    if (await giveUp(db, id)) report(new Error('A message was cut off and is not sent again'));
  }

  async function notSent(id: string, error: unknown): Promise<void> {
    report(error);
    if (!isWorthAnotherTry(error)) return void (await giveUp(db, id));
    await putBack(db, id);
    throw new TryAgain('A message was not sent');
  }

  return defineJob({ ...postMessage, retry, atOnce: 4, run });
}

function isTooOld({ createdAt, message }: Waiting): boolean {
  const isCode = message.text.kind === 'code';
  const goodFor = isCode ? CODE_IS_GOOD_FOR_MS : OTHERS_ARE_GOOD_FOR_MS;
  return Date.now() - createdAt.getTime() >= goodFor;
}

function isWorthAnotherTry(error: unknown): boolean {
  return error instanceof DeliveryError && error.outcome === 'notSent';
}

/** All that can fail without the gateway, done before anybody takes the message. */
async function prepare({ id, createdAt, message }: Waiting, posting: Posting) {
  const { host, mail, sms, campaignName } = posting;
  const { to, language } = message;
  if (message.channel === 'sms') {
    const words = composeSms(message.text, language, host);
    return () => sms.send({ id, createdAt, to, ...words });
  }
  const campaign = await campaignName(language);
  const words = composeMail(message.text, language, { campaign, host });
  return () => mail.send({ id, createdAt, from: campaign, to, ...words });
}
