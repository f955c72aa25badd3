import { and, eq, gt, sql } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import { createLinkTo } from '#contract/link-to.ts';
import type { Executor } from '#db/database.ts';
import { newsletterSubscribers, receipts } from '#db/schema/index.ts';
import { issueReceipt } from '#people/receipts.ts';
import type { NewsletterParts } from './parts.ts';

const A_DAY_AGO = sql`now() - interval '1 day'`;

/** Notes a wish for the newsletter and asks its owner about it, once a day at most. */
export async function subscribe(
  tx: Executor,
  email: string,
  language: Language,
  { post, publicUrl }: NewsletterParts,
): Promise<void> {
  // Writing what is there locks the row, so that of two at once only one sends a mail.
  const [subscriber] = await tx
    .insert(newsletterSubscribers)
    .values({ email, language })
    .onConflictDoUpdate({ target: newsletterSubscribers.email, set: { email } })
    .returning();
  if (subscriber?.confirmedAt || (await wasAskedToday(tx, email))) return;
  const token = await issueReceipt(tx, 'confirmNewsletter', { holds: { email } });
  const link = createLinkTo(publicUrl, language)('/newsletter/confirm', token);
  const text = { kind: 'confirmNewsletter', link } as const;
  await post({ channel: 'mail', to: email, language, text }, tx);
}

async function wasAskedToday(tx: Executor, email: string): Promise<boolean> {
  const isOfToday = and(
    eq(receipts.purpose, 'confirmNewsletter'),
    sql`${receipts.holds}->>'email' = ${email}`,
    gt(receipts.createdAt, A_DAY_AGO),
  );
  return (await tx.$count(receipts, isOfToday)) > 0;
}
