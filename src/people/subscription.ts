import { eq, sql } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import type { Executor } from '#db/database.ts';
import { newsletterSubscribers } from '#db/schema/newsletter.ts';

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
  return (await tx.delete(newsletterSubscribers).where(isIts)).rowCount === 1;
}
