import type { z } from 'zod';
import { Problem } from '#contract/problems.ts';
import type { Transaction } from '#db/database.ts';
import { transaction } from '#db/transaction.ts';
import type { Caller } from '#http/caller.ts';
import { countWrong } from '#people/brute-force-alarm.ts';
import { findUserBy } from '#people/find-user.ts';
import type { UserKey } from '#people/find-user.ts';
import { lockUser } from '#people/lock-user-row.ts';
import { visitors } from '#people/realms/visitors.ts';
import type { logIn } from '../contract.ts';
import type { SignInDependencies } from './dependencies.ts';

type Credentials = z.output<typeof logIn.body & {}>;

/**
 * Logs in with a password; an unknown account gets the same reply as a wrong password, after the
 * same time.
 */
export async function logInWithPassword(
  { db }: SignInDependencies,
  { email, phoneNumber = '', password }: Credentials,
  caller: Caller,
) {
  // A try that cannot be compared now costs no query, and does not count.
  visitors.passwords.requireRoom();
  const by = email ? { email } : { phoneNumber };
  const account = email ?? phoneNumber;
  await caller.consume('loginPair', `${account} ${caller.address}`);
  await caller.consume('loginAccount', account);
  const known = (await findUserBy(db, by))?.passwordHash;
  const matches = await visitors.passwords.isRight(password, known);
  const token = matches && (await transaction(db, (tx) => enter(tx, by, known, caller)));
  if (token) return { message: 'Welcome back.', token };
  await countWrong(caller, 'wrongPasswords');
  throw new Problem('wrongCredentials');
}

/** Comparing takes long: meanwhile the password may have changed, or the account ended. */
async function enter(
  tx: Transaction,
  by: UserKey,
  known: string | null | undefined,
  caller: Caller,
) {
  const person = await lockUser(tx, by);
  if (!person || person.passwordHash !== known) return undefined;
  return visitors.sessions.start(tx, person, caller);
}
