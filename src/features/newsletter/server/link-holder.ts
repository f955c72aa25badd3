import { Problem } from '#contract/problems.ts';
import type { Executor } from '#db/database.ts';
import { findReceipt } from '#people/receipts.ts';

/**
 * The address that the link in a letter was mailed to; undefined once its owner asked to be forgotten. Throws
 * `wrongCredentials` for a link that the site did not issue.
 */
export async function holderOf(tx: Executor, token: string): Promise<string | undefined> {
  const found = await findReceipt(tx, ['leaveNewsletter'], token);
  if (!found) throw new Problem('wrongCredentials', { message: 'This link is not one of ours.' });
  return (found.holds as { email?: string }).email;
}
