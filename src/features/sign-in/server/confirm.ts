import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { createLinkTo } from '#contract/link-to.ts';
import type { Transaction } from '#db/database.ts';
import { users } from '#db/schema/people.ts';
import { identities } from '#db/schema/sign-in.ts';
import { isUniqueViolation } from '#db/sql-state.ts';
import { transaction } from '#db/transaction.ts';
import type { Caller } from '#http/caller.ts';
import { findUserBy } from '#people/find-user.ts';
import { lockUser } from '#people/lock-user-row.ts';
import type { LockedUser } from '#people/lock-user-row.ts';
import { followNewAddress } from '#people/new-contact.ts';
import { visitors } from '#people/realms/visitors.ts';
import { findReceipt, redeemReceipt, voidReceipts } from '#people/receipts.ts';
import type { confirmRegistration } from '../contract.ts';
import type { SignInDependencies } from './dependencies.ts';
import { linkExpired } from './link-expired.ts';
import { initialPassword, requireOwner } from './link-owner.ts';
import { addressChangedMessage } from './messages.ts';
import { createAccount, pendingRegistration } from './pending-registration.ts';

type Form = z.output<typeof confirmRegistration.body & {}>;

const purposes = ['registration', 'confirmAddress'] as const;

/** Confirms an address: it creates a new account, or changes the address of an existing one. */
export async function confirmAddress(services: SignInDependencies, form: Form, caller: Caller) {
  const link = await findReceipt(services.db, purposes, form.receipt);
  if (!link) throw linkExpired();
  if (link.purpose === 'registration') return confirmAccount(services, link.holds, form, caller);
  const { userId, holds } = link;
  await requireOwner(services, { userId: String(userId), holds }, form, caller);
  return transaction(services.db, async (tx) => {
    const proof = await redeemReceipt(tx, ['confirmAddress'], form.receipt);
    const person = proof?.userId ? await lockUser(tx, { id: proof.userId }) : undefined;
    if (!proof || !person) throw linkExpired();
    return changeAddress(tx, services, person, (proof.holds as { email: string }).email);
  });
}

async function confirmAccount(
  services: SignInDependencies,
  holds: unknown,
  form: Form,
  caller: Caller,
) {
  const waiting = pendingRegistration.parse(holds);
  const passwordHash = await initialPassword(services, waiting, form, caller);
  return transaction(services.db, async (tx) => {
    if (!(await redeemReceipt(tx, ['registration'], form.receipt))) throw linkExpired();
    const made = await createAccount(tx, services, { ...waiting, passwordHash }, 'register');
    if (!made) throw linkExpired();
    const token = await visitors.sessions.start(tx, made.person, caller);
    return { message: 'Welcome. You are logged in.', token };
  });
}

async function changeAddress(
  tx: Transaction,
  { sendMessage, publicUrl, secret }: SignInDependencies,
  before: LockedUser,
  email: string,
) {
  const { id, name, language } = before;
  const owner = await findUserBy(tx, { email });
  if (owner && owner.id !== id) throw linkExpired();
  await tx
    .update(users)
    .set({ email })
    .where(eq(users.id, id))
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? linkExpired() : error;
    });
  // Links that were mailed to the old address prove only that one.
  await voidReceipts(tx, id, 'password', 'confirmAddress');
  await followNewAddress(tx, before, { email, secret });
  if (before.email && before.email !== email) {
    // Accounts elsewhere were linked by the former address; one that has the new address links itself again.
    await tx.delete(identities).where(eq(identities.userId, id));
    const grievanceLink = createLinkTo(publicUrl, language)('/grievance');
    const values = { name, newAddress: email, grievanceLink };
    await sendMessage(addressChangedMessage.mail({ to: before.email, language }, values), tx);
  }
  return { message: 'Your address is confirmed.' };
}
