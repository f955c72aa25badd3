import { createLinkTo } from '#contract/link-to.ts';
import { invalid } from '#contract/problems.ts';
import type { Transaction } from '#db/database.ts';
import { isUnderAge } from '#lib/age.ts';
import { indianMobile } from '#lib/phone.ts';
import { issueReceipt } from '#people/receipts.ts';
import type { Registrant } from './registrant.ts';
import type { SignInServices } from './service.ts';

export interface Parent {
  channel: 'mail' | 'sms';
  to: string;
}

interface Said {
  dateOfBirth?: string | undefined;
  parentContact?: string | undefined;
}

/** Whom to ask before anything is made; nobody for a grown-up, or where no day of birth is given. */
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

const parentAsked = { message: 'We have asked your parent. Your account waits for their yes.' };

/** Sends the parent the link to say yes with, unless they were written to often enough. */
export async function askParent(
  tx: Transaction,
  { post, publicUrl }: SignInServices,
  waiting: Registrant,
  { channel, to }: Parent,
  maySend: boolean,
) {
  const { language, name: childName, phoneNumber, email } = waiting;
  if (to === phoneNumber || to === email)
    throw invalid({ param: 'parentContact', msg: 'Give the parent’s own, not yours' });
  const receipt = await issueReceipt(tx, 'parent', { holds: waiting });
  const link = createLinkTo(publicUrl, language)('/register/parent', receipt);
  if (maySend)
    await post({ channel, to, language, text: { kind: 'askParent', childName, link } }, tx);
  return parentAsked;
}
