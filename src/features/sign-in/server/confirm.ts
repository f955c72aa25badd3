import { eq } from 'drizzle-orm';
import { createLinkTo } from '#contract/link-to.ts';
import { Problem } from '#contract/problems.ts';
import type { Transaction } from '#db/database.ts';
import { users } from '#db/schema/index.ts';
import { transaction } from '#db/transaction.ts';
import type { Caller } from '#http/caller.ts';
import { findPerson } from '#people/find-person.ts';
import { askNewAddress } from '#people/new-address.ts';
import { issueReceipt, useReceipt } from '#people/receipts.ts';
import { makeAccount, registrant } from './registrant.ts';
import type { Registrant } from './registrant.ts';
import type { SignInServices } from './service.ts';
import { startSession } from './session-store.ts';

const usedUp = { message: 'This link was used or is too old. Ask for a new one.' };

/** What a link to confirm an address leads to: a new account, or the new address of one. */
export function confirmAddress(services: SignInServices, receipt: string, caller: Caller) {
  return transaction(services.db, async (tx) => {
    const proof = await useReceipt(tx, ['registration', 'confirmAddress'], receipt);
    if (!proof) throw new Problem('wrongCredentials', usedUp);
    if (proof.purpose === 'registration') return makeConfirmed(tx, proof.holds, caller);
    const { email } = proof.holds as { email: string };
    return changeAddress(tx, services, String(proof.userId), email);
  });
}

async function makeConfirmed(tx: Transaction, holds: unknown, caller: Caller) {
  const waiting = registrant.parse(holds);
  const made = await makeAccount(tx, waiting, 'register');
  if (!made) throw new Problem('wrongCredentials', usedUp);
  const token = await startSession(tx, made.person.id, caller);
  return { message: 'Welcome. You are logged in.', token };
}

async function changeAddress(
  tx: Transaction,
  { post, publicUrl }: SignInServices,
  userId: string,
  email: string,
) {
  const before = await findPerson(tx, { id: userId });
  const owner = await findPerson(tx, { email });
  if (!before || (owner && owner.id !== userId)) throw new Problem('wrongCredentials', usedUp);
  await tx.update(users).set({ email }).where(eq(users.id, userId));
  if (before.email && before.email !== email) {
    const { language } = before;
    const grievanceLink = createLinkTo(publicUrl, language)('/grievance');
    const text = {
      kind: 'addressChanged',
      name: before.name,
      newAddress: email,
      grievanceLink,
    } as const;
    await post({ channel: 'mail', to: before.email, language, text }, tx);
  }
  return { message: 'Your address is confirmed.' };
}

/**
 * A parent says yes: a child who has proven a number or an address has an account now, another gets
 * the usual mail.
 */
export function letChildIn(services: SignInServices, receipt: string) {
  return transaction(services.db, async (tx) => {
    const proof = await useReceipt(tx, ['parent'], receipt);
    if (!proof) throw new Problem('wrongCredentials', usedUp);
    const child = { ...registrant.parse(proof.holds), parentAgreed: true };
    if (child.phoneNumber || child.identity) await makeChildsAccount(tx, services, child);
    else await mailChild(tx, services, child);
    return { message: 'Thank you. Your child may use the site now.' };
  });
}

async function makeChildsAccount(tx: Transaction, services: SignInServices, child: Registrant) {
  const proven = child.identity ? child : { ...child, email: null };
  const made = await makeAccount(tx, proven, 'parent');
  if (!made) throw new Problem('wrongCredentials', usedUp);
  if (child.email && !made.person.email)
    await askNewAddress(tx, made.person, child.email, services);
}

async function mailChild(
  tx: Transaction,
  { post, publicUrl }: SignInServices,
  child: Registrant,
): Promise<void> {
  const { email, name, language } = child;
  if (!email) return;
  const receipt = await issueReceipt(tx, 'registration', { holds: child });
  const link = createLinkTo(publicUrl, language)('/register/confirm', receipt);
  const text = { kind: 'confirmRegistration', name, link } as const;
  await post({ channel: 'mail', to: email, language, text }, tx);
}
