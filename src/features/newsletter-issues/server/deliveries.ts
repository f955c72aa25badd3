import { and, eq, inArray, not, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database, Executor } from '#db/database.ts';
import { newsletterDeliveries } from '#db/schema/newsletter-issues.ts';
import { isStillRecipient } from '#people/newsletter-recipients.ts';

/** A mail server that asked to come back later is given this long. */
const RETRY_MINUTES = 5;

export interface Delivery extends Record<string, unknown> {
  email: string;
  language: string;
  mailId: string;
}

/** Writes down whom an issue goes to. */
export async function addDeliveries(
  tx: Executor,
  issueId: string,
  recipients: readonly { email: string; language: string }[],
): Promise<void> {
  const emails = sql.param(recipients.map(({ email }) => email));
  const languages = sql.param(recipients.map(({ language }) => language));
  await tx.execute(sql`
    insert into newsletter_deliveries (issue_id, email, language)
    select ${issueId}, * from unnest(${emails}::text[], ${languages}::text[])
    on conflict do nothing`);
}

/**
 * Does work that only one process does at a time. It runs on a connection of its own, which holds the
 * right: when the process dies the database knows at once, and nothing that it began is still under way.
 */
export async function asOnlySender(
  db: Database,
  work: (own: Executor) => Promise<void>,
): Promise<void> {
  const client = await db.$client.connect();
  try {
    const own = drizzle(client);
    const { rows } = await own.execute<{ isFree: boolean }>(
      sql`select pg_try_advisory_lock(hashtext('abhiyan newsletter')) as "isFree"`,
    );
    if (rows[0]?.isFree) await work(own);
  } finally {
    // Ends the connection, and the right with it.
    client.release(true);
  }
}

/** The next mails that wait, and are not put off. */
export async function nextWaiting(
  own: Executor,
  issueId: string,
  most: number,
): Promise<Delivery[]> {
  const { rows } = await own.execute<Delivery>(sql`
    select email, language, mail_id as "mailId" from newsletter_deliveries
    where issue_id = ${issueId} and state = 'waiting' and coalesce(retry_at, 'epoch') <= now()
    order by email limit ${most}`);
  return rows;
}

const isOne = (issueId: string, email: string) =>
  and(eq(newsletterDeliveries.issueId, issueId), eq(newsletterDeliveries.email, email));

/** Thrown right before a mail is ended whose turn is over. */
export class NotOurs extends Error {
  override readonly name = 'NotOurs';
}

/**
 * Says, right before a mail is ended, that it may go out from here on. Throws `NotOurs` where it may
 * not: its issue was paused, its reader has left, or somebody else sends it.
 */
export async function markEnding(own: Executor, issueId: string, email: string): Promise<void> {
  const isSending = sql`exists (
    select from newsletter_issues i where i.id = ${issueId} and i.state = 'sending')`;
  const mayEnd = [
    isOne(issueId, email),
    eq(newsletterDeliveries.state, 'waiting'),
    isStillRecipient(newsletterDeliveries.email),
  ];
  const { rowCount } = await own
    .update(newsletterDeliveries)
    .set({ state: 'sending' })
    .where(and(...mayEnd, isSending));
  if (rowCount !== 1) throw new NotOurs('This mail is not ours to send');
}

export type Outcome = 'sent' | 'failed' | 'unclear' | 'later';

/** Writes down what became of a mail. */
export async function settle(
  own: Executor,
  issueId: string,
  email: string,
  outcome: Outcome,
): Promise<void> {
  const later = sql`now() + make_interval(mins => ${RETRY_MINUTES})`;
  await own
    .update(newsletterDeliveries)
    .set(outcome === 'later' ? { state: 'waiting', retryAt: later } : { state: outcome })
    .where(and(isOne(issueId, email), inArray(newsletterDeliveries.state, ['waiting', 'sending'])));
}

/** Settles the mails to those who have left since the issue began. */
export async function settleLeft(own: Executor, issueId: string): Promise<void> {
  const hasLeft = [
    eq(newsletterDeliveries.issueId, issueId),
    eq(newsletterDeliveries.state, 'waiting'),
    not(isStillRecipient(newsletterDeliveries.email)),
  ];
  await own
    .update(newsletterDeliveries)
    .set({ state: 'left' })
    .where(and(...hasLeft));
}

/** Settles mails whose process died between ending them and the answer. */
export async function settleInDoubt(own: Executor, mayRepeat: boolean): Promise<void> {
  await own
    .update(newsletterDeliveries)
    .set({ state: mayRepeat ? 'waiting' : 'unclear' })
    .where(eq(newsletterDeliveries.state, 'sending'));
}
