import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { createLinkTo } from '#contract/link-to.ts';
import { invalid, Problem } from '#contract/problems.ts';
import { users } from '#db/schema/index.ts';
import { transaction } from '#db/transaction.ts';
import type { Caller } from '#http/caller.ts';
import { findPerson } from '#people/find-person.ts';
import { issueReceipt, useReceipt, voidReceipts } from '#people/receipts.ts';
import type { changePassword } from '../contract.ts';
import { voidCodes } from './codes.ts';
import { hashPassword } from './passwords.ts';
import type { SignInServices } from './service.ts';
import { endOtherSessions } from './session-store.ts';

/** Mails a link to the owner of an address; who has no account is not told so, nor is anybody else. */
export async function mailPasswordLink(services: SignInServices, email: string, caller: Caller) {
  await caller.draw('forgotPasswordAddress', email);
  await transaction(services.db, async (tx) => {
    const person = await findPerson(tx, { email });
    // For an unknown address as well, so that both take as long.
    const receipt = await issueReceipt(tx, 'password', { userId: person?.id });
    if (!person) return;
    const { language } = person;
    const link = createLinkTo(services.publicUrl, language)('/changepassword', receipt);
    const text = { kind: 'resetPassword', name: person.name, link } as const;
    await services.post({ channel: 'mail', to: email, language, text }, tx);
  });
  return { message: 'If there is an account with this address, we have sent it a mail.' };
}

type Form = z.output<typeof changePassword.body & {}>;

/** Sets the password; whoever else is logged in, waits with a code or has a link, is out. */
export async function setPassword(
  { db, post, publicUrl }: SignInServices,
  { receipt, newPassword, confirmPassword }: Form,
) {
  if (newPassword !== confirmPassword)
    throw invalid({ param: 'confirmPassword', msg: 'The two passwords are not the same' });
  const passwordHash = await hashPassword(newPassword);
  return transaction(db, async (tx) => {
    const proof = await useReceipt(tx, ['password'], receipt);
    const person = proof?.userId ? await findPerson(tx, { id: proof.userId }) : undefined;
    if (!proof || !person)
      throw new Problem('wrongCredentials', {
        message: 'This link was used or is too old. Ask for a new one.',
      });
    await tx.update(users).set({ passwordHash }).where(eq(users.id, person.id));
    const { sessionId } = proof.holds as { sessionId?: string };
    await endOtherSessions(tx, person.id, sessionId);
    await voidReceipts(tx, person.id);
    if (person.phoneNumber) await voidCodes(tx, person.phoneNumber);
    if (person.email) {
      const { language } = person;
      const forgotLink = createLinkTo(publicUrl, language)('/login?with=forgot');
      const text = { kind: 'passwordChanged', name: person.name, forgotLink } as const;
      await post({ channel: 'mail', to: person.email, language, text }, tx);
    }
    return { message: 'Your password is changed. Everybody else was logged out.' };
  });
}
