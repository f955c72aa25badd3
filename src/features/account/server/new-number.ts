import { eq, sql } from 'drizzle-orm';
import { createLinkTo } from '#contract/link-to.ts';
import { Problem, invalid } from '#contract/problems.ts';
import type { Executor } from '#db/database.ts';
import { users } from '#db/schema/people.ts';
import { isUniqueViolation } from '#db/sql-state.ts';
import { followNewNumber } from '#people/new-contact.ts';
import { useVerification, voidNumber, voidReceipts } from '#people/receipts.ts';
import type { AccountDependencies } from './dependencies.ts';
import type { UserWithPhoto } from './find-user.ts';
import { numberChangedMessage } from './messages.ts';

interface NewNumber {
  phoneNumber: string;
  verification: string | undefined;
}

/** Sets a user's proven mobile number, and tells them through the former contacts. */
export async function takeNewNumber(
  tx: Executor,
  person: UserWithPhoto,
  { phoneNumber, verification }: NewNumber,
  services: AccountDependencies,
): Promise<void> {
  const proven = verification && (await useVerification(tx, verification));
  if (proven !== phoneNumber) throw unproven();
  await tx
    .update(users)
    .set({ phoneNumber, phoneSince: sql`now()` })
    .where(eq(users.id, person.id))
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? taken() : error;
    });
  // Codes and links for the former number no longer prove anything about this account.
  for (const number of [person.phoneNumber, phoneNumber]) if (number) await voidNumber(tx, number);
  await voidReceipts(tx, person.id, 'passwordInSession');
  await followNewNumber(tx, person.id, phoneNumber);
  await tellOldOwner(tx, person, phoneNumber, services);
}

async function tellOldOwner(
  tx: Executor,
  person: UserWithPhoto,
  newNumber: string,
  { sendMessage, publicUrl }: AccountDependencies,
): Promise<void> {
  const { name, email, phoneNumber, language } = person;
  const grievanceLink = createLinkTo(publicUrl, language)('/grievance');
  if (phoneNumber) {
    await sendMessage(numberChangedMessage.sms({ to: phoneNumber, language }, {}), tx);
  }
  if (email) {
    const values = { name, newNumber, grievanceLink };
    await sendMessage(numberChangedMessage.mail({ to: email, language }, values), tx);
  }
}

function unproven(): Problem {
  return invalid({ param: 'verification', msg: 'Confirm the new number with a code first' });
}

function taken(): Problem {
  return new Problem('doneAlready', { message: 'This number belongs to another account.' });
}
