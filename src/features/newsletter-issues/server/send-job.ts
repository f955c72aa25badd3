import { and, eq } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import { isLanguage, primaryLanguage } from '#contract/languages.ts';
import type { Database, Executor } from '#db/database.ts';
import { newsletterIssues } from '#db/schema/newsletter-issues.ts';
import { mayGoOutNow } from '#features/election-clock/contract/first-moment.ts';
import type { WhenMayGoOut } from '#features/election-clock/contract/when-may-go-out.ts';
import { DeliveryError } from '#gateways/delivery-error.ts';
import type { MailGateway } from '#gateways/mail/port.ts';
import type { Job } from '#jobs/job.ts';
import type { Report } from '#jobs/queue.ts';
import type { Mailboxes } from '#messages/deliver-job.ts';
import { createThrottle } from '#messages/throttle.ts';
import { beginDueIssues } from './begin-due.ts';
import { composeIssue } from './compose.ts';
import {
  asOnlySender,
  markEnding,
  nextWaiting,
  NotOurs,
  settle,
  settleInDoubt,
  settleLeft,
} from './deliveries.ts';
import type { Delivery, Outcome } from './deliveries.ts';
import type { Composing, LinksOf, ReaderLinks } from './dependencies.ts';
import { newsletterBroadcasts, wishOf } from './issues.ts';
import type { Issue } from './issues.ts';
import { readPace } from './pace.ts';
import { languageFor } from './stories.ts';

export interface IssueSending extends Composing {
  db: Database;
  mail: MailGateway;
  linksOf: LinksOf;
  whenMayGoOut: WhenMayGoOut;
  report: Report;
  mailboxes: Pick<Mailboxes, 'noteRefusal'>;
}

/** The maximum number of mails between two looks at the pace and the quiet hours. */
const BATCH = 100;
/** A mail server that fails so often in a row is left alone until the next minute. */
const MAX_FAILURES = 3;

/** The job that sends issues which are due. */
export const createSendIssuesJob = (sending: IssueSending): Job =>
  newsletterBroadcasts.defineSendJob(
    () => beginDueIssues(sending),
    (signal) => asOnlySender(sending.db, (own) => sendOpen(sending, own, signal)),
  );

/** Goes on with what was begun. */
async function sendOpen(sending: IssueSending, own: Executor, signal: AbortSignal): Promise<void> {
  await settleInDoubt(own, sending.mail.mostRepeats === Infinity);
  await newsletterBroadcasts.goOn(own, async (issue) => {
    await newsletterBroadcasts.sendOrGiveUp(own, issue, () =>
      sendIssue(sending, own, issue, signal),
    );
    await newsletterBroadcasts.finish(own, issue.id);
  });
}

async function sendIssue(
  sending: IssueSending,
  own: Executor,
  issue: Issue,
  signal: AbortSignal,
): Promise<void> {
  const deliver = await createDeliver(sending, own, issue);
  // The first mails tell whether the mail server is there, before links are made for many.
  for (let most = MAX_FAILURES; ; most = BATCH) {
    const { perMinute, quiet } = await readPace(own);
    const throttle = createThrottle({ perSecond: perMinute / 60 });
    const mayGoOut = () => mayGoOutNow(sending.whenMayGoOut, wishOf(issue), quiet);
    if (!(await isStillSending(own, issue.id)) || !(await mayGoOut())) return;
    await settleLeft(own, issue.id);
    const batch = await nextWaiting(own, issue.id, most);
    if (batch.length === 0) return;
    // A silence may begin between two mails, which at a slow pace are a minute apart.
    const isOver = async () => signal.aborted || !(await mayGoOut());
    const linked = await withLinks(sending, own, batch);
    if (!(await sendBatch(own, issue, linked, { deliver, throttle, isOver }))) return;
  }
}

interface Steps {
  deliver: (one: Linked) => Promise<Outcome | undefined>;
  throttle: () => Promise<void>;
  isOver: () => Promise<boolean>;
}

/** Sends some mails one after the other; false when no more should be begun. */
async function sendBatch(
  own: Executor,
  { id }: Issue,
  batch: readonly Linked[],
  { deliver, throttle, isOver }: Steps,
): Promise<boolean> {
  let failures = 0;
  for (const one of batch) {
    await throttle();
    if (await isOver()) return false;
    const outcome = await deliver(one);
    if (outcome) await settle(own, id, one.email, outcome);
    // It was not ours: either its reader has left, or the issue was paused.
    else if (!(await isStillSending(own, id))) return false;
    failures = outcome === 'later' || outcome === 'unclear' ? failures + 1 : 0;
    if (failures >= MAX_FAILURES) return false;
  }
  return true;
}

async function isStillSending(own: Executor, id: string): Promise<boolean> {
  const is = and(eq(newsletterIssues.id, id), eq(newsletterIssues.state, 'sending'));
  return (await own.$count(newsletterIssues, is)) === 1;
}

interface Linked {
  email: string;
  language: Language;
  mailId: string;
  links: ReaderLinks;
}

/** Mails with the links of their readers, made at once because each of its own would be one more write. */
async function withLinks(
  { linksOf }: IssueSending,
  own: Executor,
  batch: readonly Delivery[],
): Promise<Linked[]> {
  const readers = batch.map(({ email, language, mailId }) => ({
    email,
    mailId,
    language: isLanguage(language) ? language : primaryLanguage,
  }));
  const all = await linksOf(own, readers);
  return readers.flatMap((reader, at) => (all[at] ? [{ ...reader, links: all[at] }] : []));
}

/** Sends one mail of an issue, and tells what became of it; undefined where it was not ours to send. */
async function createDeliver(sending: IssueSending, own: Executor, issue: Issue) {
  const { db, mail, mailboxes, report } = sending;
  const { id } = issue;
  const createdAt = issue.startedAt ?? issue.createdAt;
  const mailIn = await composeAll(sending, issue);

  return async ({ email, language, mailId, links }: Linked): Promise<Outcome | undefined> => {
    const beforeEnd = () => markEnding(own, id, email);
    try {
      const words = mailIn(language)(links);
      await mail.send({ id: mailId, createdAt, to: email, ...words, beforeEnd });
      return 'sent';
    } catch (error) {
      if (error instanceof NotOurs) return undefined;
      if (!(error instanceof DeliveryError)) throw error;
      report(error);
      const { mailbox: kind } = error;
      if (kind) await mailboxes.noteRefusal(db, { to: email, mailedAt: createdAt, kind });
      return ({ notSent: 'later', unknown: 'unclear', never: 'failed' } as const)[error.outcome];
    }
  };
}

/** The mail in every language of the issue, each composed once. */
async function composeAll(sending: IssueSending, { sentTexts, number }: Issue) {
  const texts = Object.entries(sentTexts ?? {});
  const composed = new Map<Language, Awaited<ReturnType<typeof composeIssue>>>();
  for (const [code, issue] of texts)
    if (isLanguage(code))
      composed.set(code, await composeIssue({ issue, language: code, number }, sending));
  return (reader: Language) => {
    const found = composed.get(languageFor([...composed.keys()], reader));
    if (!found) throw new Error('An issue without words went out');
    return found;
  };
}
