import { createLinkTo } from '#contract/link-to.ts';
import type { Transaction } from '#db/database.ts';
import { transaction } from '#db/transaction.ts';
import type { Caller } from '#http/caller.ts';
import type { Addressee } from '#messages/message.ts';
import { requestEmailChange } from '#people/email-change.ts';
import { allowMail } from '#people/message-limits.ts';
import { findReceipt, issueReceipt, useReceipt } from '#people/receipts.ts';
import type { SignInDependencies } from './dependencies.ts';
import { linkExpired } from './link-expired.ts';
import { confirmRegistrationMessage } from './messages.ts';
import { createAccount, pendingRegistration } from './pending-registration.ts';
import type { PendingRegistration } from './pending-registration.ts';

/**
 * Records a parent's consent: a child with a proven number or address gets an account at once,
 * another gets the confirmation mail.
 */
export async function approveChild(services: SignInDependencies, receipt: string, caller: Caller) {
  const email = await allowChildsAddress(services, receipt, caller);
  return transaction(services.db, async (tx) => {
    const proof = await useReceipt(tx, ['parent'], receipt);
    if (!proof) throw linkExpired();
    const child = { ...pendingRegistration.parse(proof.holds), parentAgreed: true };
    if (child.phoneNumber || child.identity) await makeChildsAccount(tx, services, child, email);
    else if (email) await mailChild(tx, services, child, email);
    return { message: 'Thank you. Your child may use the site now.' };
  });
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
  if (email && !made.person.email)
    await requestEmailChange(tx, made.person, email, { ...services, browser: child.browser });
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
