import { eq, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { newsletterSubscribers } from '#db/schema/newsletter.ts';
import { users } from '#db/schema/people.ts';
import { hasConsented } from './consents.ts';
import { countDeparture } from './departures.ts';
import type { StoredUser } from './find-user.ts';
import { addressHash } from './mail-address.ts';
import { noteNewsletterConsent } from './newsletter-consents.ts';
import { liftSuppression, noteLeaving } from './suppression.ts';

interface Subscriber {
  email: string;
  language: string;
  /** By default all of them. */
  topics?: string[] | undefined;
  /** The key of what is remembered of addresses. */
  secret: string;
}

/** Sends the newsletter from now on to an address that is proven already, so no mail asks for it. */
export async function subscribeProven(
  tx: Executor,
  { email, language, topics, secret }: Subscriber,
): Promise<void> {
  await liftSuppression(tx, secret, email);
  const confirmedAt = sql`coalesce(${newsletterSubscribers.confirmedAt}, now())`;
  await tx
    .insert(newsletterSubscribers)
    .values({ email, language, topics, confirmedAt: sql`now()`, source: 'account' })
    .onConflictDoUpdate({ target: newsletterSubscribers.email, set: { confirmedAt } });
  const hash = addressHash(secret, email);
  const said = { addressHash: hash, given: true, language, source: 'account' } as const;
  await noteNewsletterConsent(tx, said);
}

type Leaving = Pick<Subscriber, 'email' | 'secret'> & { source: 'link' | 'account' | 'erasure' };

/** Sends an address no more newsletters, and lets no list bring it back. Says whether it got any. */
export async function unsubscribe(tx: Executor, leaving: Leaving): Promise<boolean> {
  const gone = await takeOff(tx, leaving);
  if (gone) await countDeparture(tx);
  return gone !== undefined;
}

async function takeOff(tx: Executor, { email, secret, source }: Leaving) {
  await noteLeaving(tx, secret, email);
  const matchesEmail = eq(newsletterSubscribers.email, email);
  const [gone] = await tx.delete(newsletterSubscribers).where(matchesEmail).returning();
  if (!gone) return undefined;
  const hash = addressHash(secret, email);
  await noteNewsletterConsent(tx, {
    addressHash: hash,
    given: false,
    language: gone.language,
    source,
  });
  return gone;
}

/**
 * Sends the newsletter of an account to its new address, which is proven, where the account's newest consent says
 * so. The former address gets no more.
 */
export async function moveSubscription(
  tx: Executor,
  { id, email: from, language }: Pick<StoredUser, 'id' | 'email' | 'language'>,
  { to, secret }: { to: string; secret: string },
): Promise<void> {
  const gone = from ? await takeOff(tx, { email: from, secret, source: 'account' }) : undefined;
  if (await hasConsented(tx, id, 'newsletter')) {
    const wishes = { language: gone?.language ?? language, topics: gone?.topics };
    await subscribeProven(tx, { email: to, ...wishes, secret });
  } else if (gone) await countDeparture(tx);
}

/**
 * Ends the newsletter of an account that is about to be erased, so that an old list does not bring its owner
 * back once nobody knows any more that they left.
 */
export async function leaveWithAccount(
  tx: Executor,
  { userId, secret }: { userId: string; secret: string },
): Promise<void> {
  const [owner] = await tx.select().from(users).where(eq(users.id, userId));
  if (owner?.email) await unsubscribe(tx, { email: owner.email, secret, source: 'account' });
}
