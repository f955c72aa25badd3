import { createLinkTo } from '#contract/link-to.ts';
import type { Transaction } from '#db/database.ts';
import { transaction } from '#db/transaction.ts';
import type { Caller } from '#http/caller.ts';
import type { Addressee } from '#messages/message.ts';
import { requestEmailChange } from '#people/email-change.ts';
import type { StoredUser } from '#people/find-user.ts';
import { allowMail } from '#people/message-limits.ts';
import { findReceipt, issueReceipt, redeemReceipt } from '#people/receipts.ts';
import type { SignInDependencies } from './dependencies.ts';
import { linkExpired } from './link-expired.ts';
import { confirmRegistrationMessage, parentAgreedMessage } from './messages.ts';
import { createAccount, pendingRegistration } from './pending-registration.ts';
import type { PendingRegistration } from './pending-registration.ts';

/**
 * Records a parent's consent: a child with a proven number or address gets an account at once,
 * another gets the confirmation mail.
 */
export async function approveChild(services: SignInDependencies, receipt: string, caller: Caller) {
  const email = await allowChildsAddress(services, receipt, caller);
  return transaction(services.db, async (tx) => {
    const proof = await redeemReceipt(tx, ['parent'], receipt);
    if (!proof) throw linkExpired();
    const child = { ...pendingRegistration.parse(proof.holds), parentAgreed: true };
    const isProven = child.phoneNumber !== null || child.identity !== null;
    if (isProven) await makeChildsAccount(tx, services, child, email);
    else if (email) await mailChild(tx, services, child, email);
    return isProven ? accountIsMade : childIsMailed;
  });
}

const accountIsMade = { message: 'Thank you. The account is made, and your child can log in.' };
const childIsMailed = {
  message:
    'Thank you. We have sent your child a mail. The account is made when they open the link in it.',
};

/** Ends the link of a parent who says no, so that nobody agrees with it later. */
export async function declineChild({ db }: SignInDependencies, receipt: string) {
  await transaction(db, async (tx) => {
    if (!(await redeemReceipt(tx, ['parent'], receipt))) throw linkExpired();
  });
  return { message: 'You have declined. No account is made.' };
}

/** The parent's consent does not prove the address that the child gave, which may be anybody's. */
async function allowChildsAddress(services: SignInDependencies, receipt: string, caller: Caller) {
  const waiting = pendingRegistration.safeParse(
    (await findReceipt(services.db, ['parent'], receipt))?.holds,
  );
  const { email = null, identity = null } = waiting.data ?? {};
  if (!email || identity) return undefined;
  return allowMail(caller, email, 'newAddress');
}

async function makeChildsAccount(
  tx: Transaction,
  services: SignInDependencies,
  child: PendingRegistration,
  email: Addressee | undefined,
) {
  const proven = child.identity ? child : { ...child, email: null };
  const made = await createAccount(tx, services, proven, 'parent');
  if (!made) throw linkExpired();
  await tellChild(tx, services, made.person);
  if (email && !made.person.email)
    await requestEmailChange(tx, made.person, email, { ...services, browser: child.browser });
}

/** Tells a child by what was proven, since they wait for it. */
async function tellChild(
  tx: Transaction,
  { sendMessage, publicUrl }: SignInDependencies,
  { name, phoneNumber, email, language }: StoredUser,
): Promise<void> {
  const logInLink = createLinkTo(publicUrl, language)('/login');
  if (phoneNumber)
    return sendMessage(parentAgreedMessage.sms({ to: phoneNumber, language }, {}), tx);
  if (email)
    await sendMessage(parentAgreedMessage.mail({ to: email, language }, { name, logInLink }), tx);
}

async function mailChild(
  tx: Transaction,
  { sendMessage, publicUrl }: SignInDependencies,
  child: PendingRegistration,
  email: Addressee,
): Promise<void> {
  const { name, language } = child;
  const receipt = await issueReceipt(tx, 'registration', { holds: child });
  const link = createLinkTo(publicUrl, language)('/register/confirm', receipt);
  const reader = { to: email, language };
  await sendMessage(confirmRegistrationMessage.mail(reader, { name, link }), tx);
}
