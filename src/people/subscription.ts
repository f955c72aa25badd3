import { eq, sql } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import type { Executor } from '#db/database.ts';
import { newsletterDepartures, newsletterSubscribers } from '#db/schema/newsletter.ts';
import { indianDay } from '#lib/clock.ts';

/** Sends the newsletter from now on to an address that is proven already, so no mail asks for it. */
export async function subscribeProven(
  tx: Executor,
  email: string,
  language: Language,
): Promise<void> {
  const confirmedAt = sql`coalesce(${newsletterSubscribers.confirmedAt}, now())`;
  await tx
    .insert(newsletterSubscribers)
    .values({ email, language, confirmedAt: sql`now()` })
    .onConflictDoUpdate({ target: newsletterSubscribers.email, set: { confirmedAt } });
}

/** Sends an address no more newsletters. Says whether it got any. */
export async function unsubscribe(tx: Executor, email: string): Promise<boolean> {
  const isIts = eq(newsletterSubscribers.email, email);
  const wasOne = (await tx.delete(newsletterSubscribers).where(isIts)).rowCount === 1;
  if (wasOne) await countDeparture(tx);
  return wasOne;
}

async function countDeparture(tx: Executor): Promise<void> {
  const { day, count } = newsletterDepartures;
  await tx
    .insert(newsletterDepartures)
    .values({ day: indianDay(new Date()), count: 1 })
    .onConflictDoUpdate({ target: day, set: { count: sql`${count} + 1` } });
}
