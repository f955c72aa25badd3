import { randomUUID } from 'node:crypto';
import { isNotNull, sql } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import { createLinkTo } from '#contract/link-to.ts';
import type { Topic } from '#contract/topics.ts';
import type { Executor } from '#db/database.ts';
import { newsletterSubscribers } from '#db/schema/newsletter.ts';
import { transaction } from '#db/transaction.ts';
import type { Addressee } from '#messages/message.ts';
import { issueReceipt } from '#people/receipts.ts';
import { wasRequestedRecently } from '#people/recent-request.ts';
import type { NewsletterDependencies } from './dependencies.ts';
import { confirmNewsletterMessage, haveNewsletterMessage } from './messages.ts';
import { subscriberPaths } from './unsubscribe.ts';

interface SubscriptionRequest {
  email: string;
  /** The same address, if it may receive a mail. */
  to: Addressee | undefined;
  language: Language;
  /** Those of the letter; a stranger's wishes change nothing once its owner confirmed theirs. */
  wishes: { language: Language; topics: readonly Topic[] };
}

/**
 * Stores a subscription request and asks the owner of the address to confirm, once a day at most. Says whether
 * the newsletter comes to the address already.
 */
export async function subscribe(
  tx: Executor,
  { email, to, language, wishes }: SubscriptionRequest,
  { sendMessage, publicUrl }: NewsletterDependencies,
): Promise<boolean> {
  // The upsert locks the row, so that of two concurrent requests only one sends a mail.
  const topics = [...wishes.topics];
  const isConfirmed = isNotNull(newsletterSubscribers.confirmedAt);
  const [subscriber] = await tx
    .insert(newsletterSubscribers)
    .values({ email, language: wishes.language, topics })
    .onConflictDoUpdate({
      target: newsletterSubscribers.email,
      set: {
        language: sql`case when ${isConfirmed} then ${newsletterSubscribers.language} else excluded.language end`,
        topics: sql`case when ${isConfirmed} then ${newsletterSubscribers.topics} else excluded.topics end`,
      },
    })
    .returning();
  if (subscriber?.confirmedAt) return true;
  if (!to || (await wasRequestedRecently(tx, 'confirmNewsletter', email))) return false;
  const mail = randomUUID();
  const token = await issueReceipt(tx, 'confirmNewsletter', { holds: { email, mail } });
  const link = createLinkTo(publicUrl, language)('/newsletter/confirm', token);
  await sendMessage(confirmNewsletterMessage.mail({ to, language }, { link }), tx, mail);
  return false;
}

/** Tells a reader who asks for the newsletter that it comes already; the page tells everybody to look for a mail. */
export async function tellReader(
  { db, sendMessage, publicUrl }: NewsletterDependencies,
  to: Addressee,
  language: Language,
): Promise<void> {
  await transaction(db, async (tx) => {
    const [paths] = await subscriberPaths(tx, [{ email: to, language }]);
    const link = publicUrl + (paths?.preferences ?? '');
    await sendMessage(haveNewsletterMessage.mail({ to, language }, { link }), tx);
  });
}
