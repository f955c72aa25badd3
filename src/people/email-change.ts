import { createLinkTo } from '#contract/link-to.ts';
import type { LinkTo } from '#contract/link-to.ts';
import type { Executor } from '#db/database.ts';
import type { Addressee, Outgoing } from '#messages/message.ts';
import type { SendMessage } from '#messages/send.ts';
import { findUserBy } from './find-user.ts';
import type { StoredUser } from './find-user.ts';
import { confirmAddressMessage, haveAccountMessage } from './messages.ts';
import { issueReceipt, voidReceipts } from './receipts.ts';

interface EmailChangeOptions {
  sendMessage: SendMessage;
  publicUrl: string;
  /** Of the browser in which it was given, where one was used. */
  browser?: string | null | undefined;
}

/**
 * Writes to a new address; it becomes somebody's only when the link in that mail is opened. Whose
 * it is already hears that they have an account, and nobody else learns of it.
 */
export async function requestEmailChange(
  tx: Executor,
  { id: userId, name, language }: Pick<StoredUser, 'id' | 'name' | 'language'>,
  email: Addressee,
  { sendMessage, publicUrl, browser }: EmailChangeOptions,
): Promise<void> {
  // The links that were sent before lead nowhere.
  await voidReceipts(tx, userId, 'confirmAddress');
  // The address waits in the profile whosever it is; a link goes only to one that is nobody's.
  const receipt = await issueReceipt(tx, 'confirmAddress', { userId, holds: { email, browser } });
  const owner = await findUserBy(tx, { email });
  if (owner) {
    const reader = { to: email, language: owner.language };
    return sendMessage(ownersNotice(reader, createLinkTo(publicUrl, owner.language)), tx);
  }
  const link = createLinkTo(publicUrl, language)('/register/confirm', receipt);
  return sendMessage(confirmAddressMessage.mail({ to: email, language }, { name, link }), tx);
}

/** The message to the owner of an address that somebody gave as a new one. */
export const ownersNotice = (reader: Pick<Outgoing, 'to' | 'language'>, linkTo: LinkTo): Outgoing =>
  haveAccountMessage.mail(reader, {
    logInLink: linkTo('/login'),
    forgotLink: linkTo('/login?with=forgot'),
  });
