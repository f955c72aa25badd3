import { createLinkTo } from '#contract/link-to.ts';
import type { LinkTo } from '#contract/link-to.ts';
import type { Executor } from '#db/database.ts';
import type { Post } from '#jobs/post.ts';
import { findPerson } from './find-person.ts';
import type { Person } from './find-person.ts';
import { issueReceipt, voidReceipts } from './receipts.ts';

interface Means {
  post: Post;
  publicUrl: string;
}

/**
 * Writes to a new address; it becomes somebody's only when the link in that mail is opened. Whose
 * it is already hears that they have an account, and nobody else learns of it.
 */
export async function askNewAddress(
  tx: Executor,
  { id: userId, name, language }: Pick<Person, 'id' | 'name' | 'language'>,
  email: string,
  { post, publicUrl }: Means,
): Promise<void> {
  const owner = await findPerson(tx, { email });
  if (owner) {
    const text = ownersNotice(createLinkTo(publicUrl, owner.language));
    return post({ channel: 'mail', to: email, language: owner.language, text }, tx);
  }
  // The links that were sent before lead nowhere.
  await voidReceipts(tx, userId, 'confirmAddress');
  const receipt = await issueReceipt(tx, 'confirmAddress', { userId, holds: { email } });
  const link = createLinkTo(publicUrl, language)('/register/confirm', receipt);
  const text = { kind: 'confirmAddress', name, link } as const;
  return post({ channel: 'mail', to: email, language, text }, tx);
}

/** What the owner of an address hears when somebody gave it as a new one. */
export const ownersNotice = (linkTo: LinkTo) => ({
  kind: 'haveAccount' as const,
  logInLink: linkTo('/login'),
  forgotLink: linkTo('/login?with=forgot'),
});
