import { eq, sql } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import { Problem } from '#contract/problems.ts';
import type { Executor } from '#db/database.ts';
import { newsletterSubscribers } from '#db/schema/newsletter.ts';
import { addressHash } from '#people/mail-address.ts';
import { noteNewsletterConsent } from '#people/newsletter-consents.ts';
import { findAnyReceipt, redeemReceipt } from '#people/receipts.ts';
import { liftSuppression } from '#people/suppression.ts';
import type { NewsletterDependencies } from './dependencies.ts';
import { isReader } from './preferences.ts';
import { recordConsent } from './record-consent.ts';

/**
 * Confirms a subscription, by which an address that was suppressed is written to again: its mailbox works, and
 * its owner wants it. Throws `doneAlready` where the address is confirmed, and `wrongCredentials` for any other used
 * or expired link.
 */
export async function confirm(
  tx: Executor,
  { secret }: Pick<NewsletterDependencies, 'secret'>,
  token: string,
  language: Language,
): Promise<void> {
  const used = await redeemReceipt(tx, ['confirmNewsletter'], token);
  if (!used) throw await whyUseless(tx, token);
  const { email } = used.holds as { email: string };
  await liftSuppression(tx, secret, email);
  const [confirmed] = await tx
    .update(newsletterSubscribers)
    .set({ confirmedAt: sql`now()` })
    .where(eq(newsletterSubscribers.email, email))
    .returning();
  if (!confirmed) throw stale();
  const hash = addressHash(secret, email);
  await noteNewsletterConsent(tx, {
    addressHash: hash,
    given: true,
    language,
    source: 'confirmed',
  });
  await recordConsent(tx, email, { given: true, language });
}

/** Whether the newsletter comes to the address that a link was mailed to, though it was used or is too old. */
export async function isConfirmed(db: Executor, token: string): Promise<boolean> {
  const link = await findAnyReceipt(db, ['confirmNewsletter'], token);
  const { email } = (link?.holds ?? {}) as { email?: string };
  return email !== undefined && (await db.$count(newsletterSubscribers, isReader(email))) > 0;
}

/** Mail programs and people open a link more than once, and want to know whether the newsletter comes. */
async function whyUseless(tx: Executor, token: string): Promise<Problem> {
  return (await isConfirmed(tx, token)) ? new Problem('doneAlready', confirmedAlready) : stale();
}

const confirmedAlready = {
  message: 'This address is confirmed already. The next newsletter comes to you.',
};

function stale(): Problem {
  const message = 'This link was used already or is too old. Subscribe again for a new one.';
  return new Problem('wrongCredentials', { message });
}
