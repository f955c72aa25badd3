import { invalid, Problem } from '#contract/problems.ts';
import type { Transaction } from '#db/database.ts';
import { transaction } from '#db/transaction.ts';
import type { Caller } from '#http/caller.ts';
import { countWrong } from '#people/brute-force-alarm.ts';
import { findUserBy } from '#people/find-user.ts';
import type { StoredUser } from '#people/find-user.ts';
import { lockUser } from '#people/lock-user-row.ts';
import { visitors } from '#people/realms/visitors.ts';
import { issueReceipt, voidReceipts } from '#people/receipts.ts';
import type { SignInDependencies } from './dependencies.ts';
import { requireCode } from './log-in-by-code.ts';

interface Proof {
  currentPassword?: string | undefined;
  otp?: string | undefined;
}

/** Reauthenticates the session, for calls that require a proof within five minutes. */
export async function reauthenticate(services: SignInDependencies, proof: Proof, caller: Caller) {
  const require = (person: StoredUser) => requireProof(services, person, proof, caller);
  await withProof(services, require, caller, (tx, { sessionId }) =>
    visitors.sessions.noteProof(tx, sessionId),
  );
  return { message: 'Thank you. It is you.' };
}

/** Returns the receipt that a logged-in user changes the password with; a code gives none for an account with one. */
export async function givePasswordReceipt(
  services: SignInDependencies,
  proof: Proof,
  caller: Caller,
) {
  const require = (person: StoredUser) =>
    person.passwordHash === null
      ? requireProof(services, person, proof, caller)
      : requirePassword(person, proof.currentPassword, caller);
  const receipt = await withProof(services, require, caller, async (tx, { userId, sessionId }) => {
    await voidReceipts(tx, userId, 'passwordInSession');
    return issueReceipt(tx, 'passwordInSession', { userId, holds: { sessionId } });
  });
  return { data: { receipt } };
}

interface Owner {
  userId: string;
  sessionId: string;
}

/**
 * Runs an action after a proof. The comparison takes long, so the account is then locked and must
 * be unchanged: the same password and number, and the session still on.
 */
async function withProof<Result>(
  services: SignInDependencies,
  require: (person: StoredUser) => Promise<void>,
  caller: Caller,
  open: (tx: Transaction, owner: Owner) => Promise<Result>,
): Promise<Result> {
  const { session } = caller;
  const person = session && (await findUserBy(services.db, { id: session.ownerId }));
  if (!person) throw new Problem('unauthorized');
  await require(person);
  return transaction(services.db, async (tx) => {
    const now = await lockUser(tx, { id: person.id });
    if (!now || !(await visitors.sessions.isOn(tx, session.id))) throw new Problem('unauthorized');
    const isSame =
      now.passwordHash === person.passwordHash && now.phoneNumber === person.phoneNumber;
    if (!isSame) throw new Problem('wrongCredentials');
    return open(tx, { userId: person.id, sessionId: session.id });
  });
}

async function requireProof(
  services: SignInDependencies,
  person: StoredUser,
  { otp, currentPassword }: Proof,
  caller: Caller,
): Promise<void> {
  if (otp && person.phoneNumber)
    await requireCode(services, { phoneNumber: person.phoneNumber, code: otp }, caller);
  else await requirePassword(person, currentPassword, caller);
}

/** Throws unless it is the password of the account; `invalid` where none was given. */
export async function requirePassword(
  person: StoredUser,
  given: string | undefined,
  caller: Caller,
): Promise<void> {
  const param = person.passwordHash === null ? 'otp' : 'currentPassword';
  if (!given || param === 'otp')
    throw invalid({
      param,
      msg: param === 'otp' ? 'Enter the six digits' : 'Password is required',
    });
  if (await visitors.passwords.isRight(given, person.passwordHash)) return;
  await countWrong(caller, 'wrongPasswords');
  const msg = 'This is not your password.';
  throw new Problem('wrongCredentials', { message: msg, errors: [{ param, msg }] });
}
