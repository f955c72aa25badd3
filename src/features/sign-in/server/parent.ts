import { createLinkTo } from '#contract/link-to.ts';
import { invalid } from '#contract/problems.ts';
import type { Transaction } from '#db/database.ts';
import type { Caller } from '#http/caller.ts';
import { isUnderAge } from '#lib/age.ts';
import { indianMobile } from '#lib/phone.ts';
import type { Addressee } from '#messages/message.ts';
import { allowMail, allowParentSms } from '#people/message-limits.ts';
import { issueReceipt } from '#people/receipts.ts';
import type { SignInDependencies } from './dependencies.ts';
import { askParentMessage } from './messages.ts';
import type { PendingRegistration } from './pending-registration.ts';

export interface Parent {
  channel: 'mail' | 'sms';
  to: string;
}

/** A parent who may receive a message. */
export interface Allowed extends Parent {
  to: Addressee;
}

interface Said {
  dateOfBirth?: string | undefined;
  parentContact?: string | undefined;
}

/**
 * The parent who must consent before an account is made; undefined for an adult, or without a date
 * of birth.
 */
export function parentNeededFor({ dateOfBirth, parentContact }: Said): Parent | undefined {
  const isChild = dateOfBirth !== undefined && isUnderAge(dateOfBirth, new Date());
  return isChild ? parentOf(parentContact) : undefined;
}

function parentOf(parentContact: string | undefined): Parent {
  if (!parentContact)
    throw invalid({
      param: 'parentContact',
      msg: 'You are under 18. Give the mobile number or email of a parent, who must agree first',
    });
  const number = indianMobile(parentContact);
  const address = parentContact.toLowerCase();
  if (!number && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address))
    throw invalid({ param: 'parentContact', msg: 'Give a mobile number or an email' });
  return number ? { channel: 'sms', to: number } : { channel: 'mail', to: address };
}

/** Returns the parent if they may receive a message; throws otherwise. */
export async function allowParent(
  services: SignInDependencies,
  parent: Parent | undefined,
  caller: Caller,
): Promise<Allowed | undefined> {
  if (!parent) return undefined;
  const { channel, to } = parent;
  const isMail = channel === 'mail';
  const allowed = isMail ? allowMail(caller, to, 'parent') : allowParentSms(services, caller, to);
  return { channel, to: await allowed };
}

const parentAsked = { message: 'We have asked your parent. Your account waits for their yes.' };

/** Sends the parent a link for giving consent. */
export async function askParent(
  tx: Transaction,
  { sendMessage, publicUrl }: SignInDependencies,
  waiting: PendingRegistration,
  { channel, to }: Allowed,
) {
  const { language, name: childName, phoneNumber, email } = waiting;
  if (to === phoneNumber || to === email)
    throw invalid({ param: 'parentContact', msg: 'Give the parent’s own, not yours' });
  const receipt = await issueReceipt(tx, 'parent', { holds: waiting });
  const link = createLinkTo(publicUrl, language)('/register/parent', receipt);
  await sendMessage(askParentMessage[channel]({ to, language }, { childName, link }), tx);
  return parentAsked;
}
