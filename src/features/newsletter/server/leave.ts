import { localPath } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { Problem } from '#contract/problems.ts';
import type { Executor } from '#db/database.ts';
import { findReceipt, issueReceipt } from '#people/receipts.ts';
import { unsubscribe } from '#people/subscription.ts';
import { noteConsent } from './note-consent.ts';

/** The path of the page that a letter to this address links to, for whoever wants no more of them. */
export async function leavingPath(
  tx: Executor,
  email: string,
  language: Language,
): Promise<string> {
  const receipt = await issueReceipt(tx, 'leaveNewsletter', { holds: { email } });
  return localPath(language, `/newsletter/unsubscribe?receipt=${receipt}`);
}

/**
 * Sends no more letters to whom the link was mailed. It does so as often as it is asked, and for who
 * was erased meanwhile there is nothing to do. Throws `wrongCredentials` for a link of somebody else's.
 */
export async function leave(tx: Executor, token: string, language: Language): Promise<void> {
  const found = await findReceipt(tx, ['leaveNewsletter'], token);
  if (!found) throw new Problem('wrongCredentials', { message: 'This link is not one of ours.' });
  const { email } = found.holds as { email?: string };
  if (!email) return;
  if (await unsubscribe(tx, email)) await noteConsent(tx, email, { given: false, language });
}
