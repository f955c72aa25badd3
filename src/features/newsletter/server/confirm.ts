import { eq, sql } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import { Problem } from '#contract/problems.ts';
import type { Executor } from '#db/database.ts';
import { newsletterSubscribers } from '#db/schema/newsletter.ts';
import { useReceipt } from '#people/receipts.ts';
import { recordConsent } from './record-consent.ts';

/** Confirms a subscription. Throws `wrongCredentials` for a used or expired link. */
export async function confirm(tx: Executor, token: string, language: Language): Promise<void> {
  const used = await useReceipt(tx, ['confirmNewsletter'], token);
  if (!used) throw stale();
  const { email } = used.holds as { email: string };
  const [confirmed] = await tx
    .update(newsletterSubscribers)
    .set({ confirmedAt: sql`now()`, language })
    .where(eq(newsletterSubscribers.email, email))
    .returning();
  if (!confirmed) throw stale();
  await recordConsent(tx, email, { given: true, language });
}

function stale(): Problem {
  const message = 'This link was used already or is too old. Subscribe again for a new one.';
  return new Problem('wrongCredentials', { message });
}
