import { localPath } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import type { Executor } from '#db/database.ts';
import { issueReceipts } from '#people/receipts.ts';
import { unsubscribe } from '#people/subscription.ts';
import type { NewsletterDependencies } from './dependencies.ts';
import { holderOf } from './link-holder.ts';
import { recordConsent } from './record-consent.ts';

/** The paths at which the owner of an address leaves the newsletter, and chooses what it is about. */
export interface SubscriberPaths {
  leave: string;
  preferences: string;
}

interface Subscriber {
  email: string;
  language: Language;
}

/** The paths for a mail to each; every issue has both, and names `leave` in `List-Unsubscribe`. */
export async function subscriberPaths(
  tx: Executor,
  subscribers: readonly Subscriber[],
): Promise<SubscriberPaths[]> {
  const issues = subscribers.map(({ email }) => ({ holds: { email } }));
  const receipts = await issueReceipts(tx, 'leaveNewsletter', issues);
  return subscribers.map(({ language }, at) => {
    const pathTo = (page: string) =>
      localPath(language, `/newsletter/${page}?receipt=${receipts[at]}`);
    return { leave: pathTo('unsubscribe'), preferences: pathTo('preferences') };
  });
}

/**
 * Unsubscribes the address that a link was mailed to. It may be called again and again, and does
 * nothing for an erased person. Throws `wrongCredentials` for a link that the site did not issue.
 */
export async function unsubscribeByLink(
  tx: Executor,
  { secret }: Pick<NewsletterDependencies, 'secret'>,
  token: string,
  language: Language,
): Promise<void> {
  const email = await holderOf(tx, token);
  if (!email) return;
  if (await unsubscribe(tx, { email, secret, source: 'link' }))
    await recordConsent(tx, email, { given: false, language });
}
