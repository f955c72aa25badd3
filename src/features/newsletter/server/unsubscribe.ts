import { localPath } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import type { Executor } from '#db/database.ts';
import { issueReceipt } from '#people/receipts.ts';
import { unsubscribe } from '#people/subscription.ts';
import type { NewsletterDependencies } from './dependencies.ts';
import { holderOf } from './link-holder.ts';
import { recordConsent } from './record-consent.ts';

/** Where the owner of an address leaves the newsletter, and chooses what it is about. */
export interface SubscriberPaths {
  leave: string;
  preferences: string;
}

/** The paths for one mail; every issue has both, and names `leave` in `List-Unsubscribe`. */
export async function subscriberPaths(
  tx: Executor,
  email: string,
  language: Language,
): Promise<SubscriberPaths> {
  const receipt = await issueReceipt(tx, 'leaveNewsletter', { holds: { email } });
  const pathTo = (page: string) => localPath(language, `/newsletter/${page}?receipt=${receipt}`);
  return { leave: pathTo('unsubscribe'), preferences: pathTo('preferences') };
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
