import { randomUUID } from 'node:crypto';
import type { Language } from '#contract/languages.ts';
import { createLinkTo } from '#contract/link-to.ts';
import type { Executor } from '#db/database.ts';
import { newsletterSubscribers } from '#db/schema/newsletter.ts';
import type { Addressee } from '#messages/message.ts';
import { wasRequestedRecently } from '#people/recent-request.ts';
import { issueReceipt } from '#people/receipts.ts';
import { confirmNewsletterMessage } from './messages.ts';
import type { NewsletterDependencies } from './dependencies.ts';

interface SubscriptionRequest {
  email: string;
  /** The same address, if it may receive a mail. */
  to: Addressee | undefined;
  language: Language;
}

/**
 * Stores a subscription request and asks the owner of the address to confirm, once a day at most.
 */
export async function subscribe(
  tx: Executor,
  { email, to, language }: SubscriptionRequest,
  { sendMessage, publicUrl }: NewsletterDependencies,
): Promise<void> {
  // The upsert locks the row, so that of two concurrent requests only one sends a mail.
  const [subscriber] = await tx
    .insert(newsletterSubscribers)
    .values({ email, language })
    .onConflictDoUpdate({ target: newsletterSubscribers.email, set: { email } })
    .returning();
  if (!to || subscriber?.confirmedAt) return;
  if (await wasRequestedRecently(tx, 'confirmNewsletter', email)) return;
  const mail = randomUUID();
  const token = await issueReceipt(tx, 'confirmNewsletter', { holds: { email, mail } });
  const link = createLinkTo(publicUrl, language)('/newsletter/confirm', token);
  await sendMessage(confirmNewsletterMessage.mail({ to, language }, { link }), tx, mail);
}
