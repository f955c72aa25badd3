import { eq, sql } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import type { Executor } from '#db/database.ts';
import { newsletterSubscribers } from '#db/schema/newsletter.ts';
import { users } from '#db/schema/people.ts';
import { countDeparture } from './departures.ts';
import { addressHash } from './mail-address.ts';
import { noteNewsletterConsent } from './newsletter-consents.ts';
import { liftSuppression, noteLeaving } from './suppression.ts';

interface Subscriber {
  email: string;
  language: Language;
  /** The key of what is remembered of addresses. */
  secret: string;
}

/** Sends the newsletter from now on to an address that is proven already, so no mail asks for it. */
export async function subscribeProven(
  tx: Executor,
  { email, language, secret }: Subscriber,
): Promise<void> {
  await liftSuppression(tx, secret, email);
  const confirmedAt = sql`coalesce(${newsletterSubscribers.confirmedAt}, now())`;
  await tx
    .insert(newsletterSubscribers)
    .values({ email, language, confirmedAt: sql`now()`, source: 'account' })
    .onConflictDoUpdate({ target: newsletterSubscribers.email, set: { confirmedAt } });
  const hash = addressHash(secret, email);
  const said = { addressHash: hash, given: true, language, source: 'account' } as const;
  await noteNewsletterConsent(tx, said);
}

/** Sends an address no more newsletters, and lets no list bring it back. Says whether it got any. */
export async function unsubscribe(
  tx: Executor,
  { email, secret, source }: Pick<Subscriber, 'email' | 'secret'> & { source: 'link' | 'account' },
): Promise<boolean> {
  await noteLeaving(tx, secret, email);
  const isIts = eq(newsletterSubscribers.email, email);
  const [gone] = await tx.delete(newsletterSubscribers).where(isIts).returning();
  if (!gone) return false;
  await countDeparture(tx);
  const { language } = gone;
  const hash = addressHash(secret, email);
  await noteNewsletterConsent(tx, { addressHash: hash, given: false, language, source });
  return true;
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
