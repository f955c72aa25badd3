import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { createLinkTo } from '#contract/link-to.ts';
import { invalid } from '#contract/problems.ts';
import type { Database, Transaction } from '#db/database.ts';
import { users } from '#db/schema/people.ts';
import { transaction } from '#db/transaction.ts';
import type { Caller } from '#http/caller.ts';
import { findUserBy } from '#people/find-user.ts';
import type { StoredUser } from '#people/find-user.ts';
import { lockUser } from '#people/lock-user-row.ts';
import type { LockedUser } from '#people/lock-user-row.ts';
import { allowMail } from '#people/message-limits.ts';
import { acceptPassword } from '#people/passwords/accept-password.ts';
import { visitors } from '#people/realms/visitors.ts';
import {
  findReceipt,
  issueReceipt,
  redeemReceipt,
  voidNumber,
  voidReceipts,
} from '#people/receipts.ts';
import type { changePassword } from '../contract.ts';
import type { SignInDependencies } from './dependencies.ts';
import { linkExpired } from './link-expired.ts';
import { passwordChangedMessage, resetPasswordMessage } from './messages.ts';

/** Mails a link to the owner of an address; the reply does not tell whether there is an account. */
export async function mailPasswordLink(
  services: SignInDependencies,
  email: string,
  caller: Caller,
) {
  const to = await allowMail(caller, email, 'password');
  await transaction(services.db, async (tx) => {
    const person = await lockUser(tx, { email });
    if (person) await voidReceipts(tx, person.id, 'password');
    // Made for an unknown address too, so that both take equally long.
    const receipt = await issueReceipt(tx, 'password', { userId: person?.id });
    if (!person) return;
    const { language } = person;
    const link = createLinkTo(services.publicUrl, language)('/changepassword', receipt);
    const mail = resetPasswordMessage.mail({ to, language }, { name: person.name, link });
    await services.sendMessage(mail, tx);
  });
  return { message: 'If there is an account with this address, we have sent it a mail.' };
}

type Form = z.output<typeof changePassword.body & {}>;

const purposes = ['password', 'passwordInSession'] as const;

/** Sets the password, and ends every other session, code and link of the account. */
export async function setPassword(services: SignInDependencies, form: Form, caller: Caller) {
  const { receipt, newPassword } = form;
  const { db } = services;
  const owner = await ownerOf(db, receipt);
  if (!owner) throw linkExpired();
  await refuseSame(newPassword, owner);
  const chosen = { password: newPassword, param: 'newPassword', owner } as const;
  const passwordHash = await acceptPassword(services, chosen, caller);
  return transaction(db, async (tx) => {
    const proof = await redeemReceipt(tx, purposes, receipt);
    const person = proof?.userId ? await lockUser(tx, { id: proof.userId }) : undefined;
    if (!proof || !person) throw linkExpired();
    const { sessionId } = proof.holds as { sessionId?: string };
    if (sessionId && !(await visitors.sessions.isOn(tx, sessionId))) throw linkExpired();
    await tx.update(users).set({ passwordHash }).where(eq(users.id, person.id));
    await endAllElse(tx, person, sessionId);
    await tellOwner(tx, person, services);
    return { message: 'Your password is changed. Everybody else was logged out.' };
  });
}

/** Looks at the link again: if it still holds, nobody has used it while its owner was read. */
async function ownerOf(db: Database, receipt: string): Promise<StoredUser | undefined> {
  const found = await findReceipt(db, purposes, receipt);
  const owner = found?.userId ? await findUserBy(db, { id: found.userId }) : undefined;
  return owner && (await findReceipt(db, purposes, receipt)) ? owner : undefined;
}

async function refuseSame(newPassword: string, { passwordHash }: StoredUser): Promise<void> {
  if (!passwordHash || !(await visitors.passwords.isRight(newPassword, passwordHash))) return;
  const msg = 'This is your password already. Choose another one';
  throw invalid({ param: 'newPassword', msg });
}

/**
 * Everything that the old password, or the number beside it, has opened. Links that only end mails open nothing,
 * and go on working in mails that people keep.
 */
async function endAllElse(tx: Transaction, { id, phoneNumber }: LockedUser, sessionId?: string) {
  await visitors.sessions.endAll(tx, id, sessionId);
  await voidReceipts(tx, id, 'password', 'passwordInSession', 'confirmAddress');
  if (phoneNumber) await voidNumber(tx, phoneNumber);
}

async function tellOwner(
  tx: Transaction,
  { email, name, language }: LockedUser,
  { sendMessage, publicUrl }: SignInDependencies,
): Promise<void> {
  if (!email) return;
  const forgotLink = createLinkTo(publicUrl, language)('/login?with=forgot');
  await sendMessage(passwordChangedMessage.mail({ to: email, language }, { name, forgotLink }), tx);
}
