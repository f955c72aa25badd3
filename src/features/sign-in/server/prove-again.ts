import { invalid, Problem } from '#contract/problems.ts';
import { transaction } from '#db/transaction.ts';
import type { Caller } from '#http/caller.ts';
import { findPerson } from '#people/find-person.ts';
import type { Person } from '#people/find-person.ts';
import { issueReceipt } from '#people/receipts.ts';
import { countWrong } from './alarm.ts';
import { requireCode } from './log-in-by-code.ts';
import { isPassword } from './passwords.ts';
import type { SignInServices } from './service.ts';
import { noteProof } from './session-store.ts';

interface Proof {
  currentPassword?: string | undefined;
  otp?: string | undefined;
}

/** Makes what needs a fresh proof possible for five minutes. */
export async function prove(services: SignInServices, proof: Proof, caller: Caller) {
  const session = await requireProof(services, proof, caller);
  await noteProof(services.db, session.id);
  return { message: 'Thank you. It is you.' };
}

/** Gives a logged-in user what the password is changed with. */
export async function givePasswordReceipt(services: SignInServices, proof: Proof, caller: Caller) {
  const { id: sessionId, ownerId: userId } = await requireProof(services, proof, caller);
  const receipt = await transaction(services.db, (tx) =>
    issueReceipt(tx, 'password', { userId, holds: { sessionId } }),
  );
  return { data: { receipt } };
}

async function requireProof(services: SignInServices, proof: Proof, caller: Caller) {
  const { session } = caller;
  const person = session && (await findPerson(services.db, { id: session.ownerId }));
  if (!person) throw new Problem('unauthorized');
  await caller.draw('proveAgainUser', person.id);
  if (proof.otp && person.phoneNumber)
    await requireCode(services, { phoneNumber: person.phoneNumber, code: proof.otp }, caller);
  else await requirePassword(person, proof.currentPassword, caller);
  return session;
}

async function requirePassword(
  person: Person,
  given: string | undefined,
  caller: Caller,
): Promise<void> {
  const param = person.passwordHash === null ? 'otp' : 'currentPassword';
  if (!given || param === 'otp')
    throw invalid({
      param,
      msg: param === 'otp' ? 'Enter the six digits' : 'Password is required',
    });
  if (await isPassword(given, person.passwordHash)) return;
  await countWrong(caller, 'wrongPasswords');
  const msg = 'This is not your password.';
  throw new Problem('wrongCredentials', { message: msg, errors: [{ param, msg }] });
}
