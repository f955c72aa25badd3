import type { z } from 'zod';
import { Problem } from '#contract/problems.ts';
import { transaction } from '#db/transaction.ts';
import type { Caller } from '#http/caller.ts';
import { findPerson } from '#people/find-person.ts';
import type { logIn } from '../contract.ts';
import { countWrong } from './alarm.ts';
import { isPassword } from './passwords.ts';
import type { SignInServices } from './service.ts';
import { startSession } from './session-store.ts';

type Credentials = z.output<typeof logIn.body & {}>;

/** Logs in with a password; an unknown account is answered as a wrong password is, and as slowly. */
export async function logInWithPassword(
  { db }: SignInServices,
  { email, phoneNumber, password }: Credentials,
  caller: Caller,
) {
  const account = email ?? phoneNumber ?? '';
  await caller.draw('loginPair', `${account} ${caller.address}`);
  await caller.draw('loginAccount', account);
  const person = await findPerson(db, email ? { email } : { phoneNumber: account });
  if (!(await isPassword(password, person?.passwordHash)) || !person) {
    await countWrong(caller, 'wrongPasswords');
    throw new Problem('wrongCredentials');
  }
  const token = await transaction(db, (tx) => startSession(tx, person.id, caller));
  return { message: 'Welcome back.', token };
}
