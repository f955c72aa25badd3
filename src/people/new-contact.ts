import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { eventReplies } from '#db/schema/events.ts';
import type { StoredUser } from './find-user.ts';
import { moveSubscription } from './subscription.ts';

interface NewAddress {
  /** Proven, and in the account's row already. */
  email: string;
  /** The key of what is remembered of addresses. */
  secret: string;
}

/**
 * Takes along what an account has at its former address: the newsletter, and its replies to events, whose mails
 * hold links that change them. The next owner of that address finds nothing of it.
 */
export async function followNewAddress(
  tx: Executor,
  before: Pick<StoredUser, 'id' | 'email' | 'language'>,
  { email, secret }: NewAddress,
): Promise<void> {
  if (before.email === email) return;
  await moveSubscription(tx, before, { to: email, secret });
  await dropUnconfirmed(tx, before, email);
  const isThere = sql`exists (
    select from event_replies o where o.event_id = event_replies.event_id and o.email = ${email})`;
  // A reply that was made with the new address keeps it: the two become one when its owner replies again.
  await tx
    .update(eventReplies)
    .set({ email: sql`case when ${isThere} then null else ${email}::text end` })
    .where(eq(eventReplies.userId, before.id));
  if (before.email === null) return;
  const isWithout = and(isNull(eventReplies.userId), eq(eventReplies.email, before.email));
  const isConfirmed = ne(eventReplies.state, 'unconfirmed');
  await tx
    .update(eventReplies)
    .set({ email })
    .where(and(isWithout, isConfirmed, sql`not ${isThere}`));
}

/** Deletes replies that somebody else made with the new address, to events that its owner has replied to as well. */
async function dropUnconfirmed(
  tx: Executor,
  before: Pick<StoredUser, 'id' | 'email'>,
  email: string,
): Promise<void> {
  await tx.execute(sql`
    delete from event_replies r where r.email = ${email} and r.user_id is null and r.state = 'unconfirmed'
      and exists (
        select from event_replies own where own.event_id = r.event_id and own.id <> r.id
          and (own.user_id = ${before.id} or own.email = ${before.email}))`);
}

/** Updates the replies of an account to events with its new number. */
export const followNewNumber = (tx: Executor, userId: string, phoneNumber: string) =>
  tx.update(eventReplies).set({ phoneNumber }).where(eq(eventReplies.userId, userId));
