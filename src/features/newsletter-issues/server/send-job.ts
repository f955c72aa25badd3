import { and, eq } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import { isLanguage, primaryLanguage } from '#contract/languages.ts';
import type { Database, Executor } from '#db/database.ts';
import { newsletterIssues } from '#db/schema/newsletter-issues.ts';
import { transaction } from '#db/transaction.ts';
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
import { languageFor, withoutWithdrawn } from './stories.ts';

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

/** Goes on with what was begun, some mails of each issue in turn: to many readers one may take hours. */
async function sendOpen(sending: IssueSending, own: Executor, signal: AbortSignal): Promise<void> {
  await settleInDoubt(own, sending.mail.mostRepeats === Infinity);
  // The first mails tell whether the mail server is there, before links are made for many.
  let most = MAX_FAILURES;
  await newsletterBroadcasts.goOn(own, async (issue) => {
    const hasMore = await newsletterBroadcasts.sendOrGiveUp(own, issue, () =>
      sendSome(sending, own, issue, { most, signal }),
    );
    await newsletterBroadcasts.finish(own, issue.id);
    if (!hasMore) return false;
    most = BATCH;
    // Nobody else begins what is due while this goes on.
    await beginDueIssues(sending).catch(sending.report);
    return true;
  });
}

/** Sends so many mails of an issue at most; true when it may go on after those. */
async function sendSome(
  sending: IssueSending,
  own: Executor,
  issue: Issue,
  { most, signal }: { most: number; signal: AbortSignal },
): Promise<boolean> {
  const { perMinute, quiet } = await readPace(own);
  const throttle = createThrottle({ perSecond: perMinute / 60 });
  const mayGoOut = () => mayGoOutNow(sending.whenMayGoOut, wishOf(issue), quiet);
  if (!(await isStillSending(own, issue.id)) || !(await mayGoOut())) return false;
  await settleLeft(own, issue.id);
  const batch = await nextWaiting(own, issue.id, most);
  if (batch.length === 0) return false;
  const deliver = await createDeliver(sending, own, issue);
  if (!deliver) {
    await pauseEmpty(sending, issue);
    return false;
  }
  // A silence may begin between two mails, which at a slow pace are a minute apart.
  const isOver = async () => signal.aborted || !(await mayGoOut());
  const linked = await withLinks(sending, own, batch);
  return sendBatch(own, issue, linked, { deliver, throttle, isOver });
}

interface Steps {
  deliver: Deliver;
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
type Deliver = (one: Linked) => Promise<Outcome | undefined>;

/** Makes the function that delivers mails of an issue as it may be read now; nothing where none of it is left. */
async function createDeliver(
  sending: IssueSending,
  own: Executor,
  issue: Issue,
): Promise<Deliver | undefined> {
  const { db, mail, mailboxes, report } = sending;
  const { id } = issue;
  const createdAt = issue.startedAt ?? issue.createdAt;
  const mailIn = await composeAll(sending, issue);
  if (!mailIn) return undefined;

  return async ({ email, language, mailId, links }) => {
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

type ComposedIssue = Awaited<ReturnType<typeof composeIssue>>;

/** The mail in every language of the issue, each composed once; undefined where one has nothing left to read. */
async function composeAll(sending: IssueSending, { sentTexts, number }: Issue) {
  const composed = new Map<Language, ComposedIssue>();
  for (const [code, told] of Object.entries(sentTexts ?? {})) {
    if (!isLanguage(code)) continue;
    const issue = await withoutWithdrawn(told, code, sending);
    if (issue.stories.length === 0) return undefined;
    composed.set(code, await composeIssue({ issue, language: code, number }, sending));
  }
  return (reader: Language) => {
    const found = composed.get(languageFor([...composed.keys()], reader));
    if (!found) throw new Error('An issue without words went out');
    return found;
  };
}

const PAUSED = {
  state: 'paused',
  reason: 'There is nothing left to read in it, because what it shows is not public any more.',
};

/** Holds back an issue that has nothing left to read, until an agent ends it or publishes that again. */
async function pauseEmpty({ db }: IssueSending, { id }: Issue): Promise<void> {
  const isSending = and(eq(newsletterIssues.id, id), eq(newsletterIssues.state, 'sending'));
  await transaction(db, async (tx) => {
    const [held] = await newsletterBroadcasts.hold(tx, isSending);
    if (held) await newsletterBroadcasts.sendBack(tx, held, PAUSED);
  });
}
