import { localPath } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { Problem } from '#contract/problems.ts';
import type { Executor } from '#db/database.ts';
import { findReceipt, issueReceipt } from '#people/receipts.ts';
import { unsubscribe } from '#people/subscription.ts';
import { recordConsent } from './record-consent.ts';

/** The path of the page that lets the owner of an address unsubscribe; every issue links to it. */
export async function unsubscribePath(
  tx: Executor,
  email: string,
  language: Language,
): Promise<string> {
  const receipt = await issueReceipt(tx, 'leaveNewsletter', { holds: { email } });
  return localPath(language, `/newsletter/unsubscribe?receipt=${receipt}`);
}

/**
 * Unsubscribes the address that a link was mailed to. It may be called again and again, and does
 * nothing for an erased person. Throws `wrongCredentials` for a link that the site did not issue.
 */
export async function unsubscribeByLink(
  tx: Executor,
  token: string,
  language: Language,
): Promise<void> {
  const found = await findReceipt(tx, ['leaveNewsletter'], token);
  if (!found) throw new Problem('wrongCredentials', { message: 'This link is not one of ours.' });
  const { email } = found.holds as { email?: string };
  if (!email) return;
  if (await unsubscribe(tx, email)) await recordConsent(tx, email, { given: false, language });
}
