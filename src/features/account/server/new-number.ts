import { eq } from 'drizzle-orm';
import { createLinkTo } from '#contract/link-to.ts';
import { Problem, invalid } from '#contract/problems.ts';
import type { Executor } from '#db/database.ts';
import { users } from '#db/schema/index.ts';
import { sqlStateOf } from '#db/sql-state.ts';
import { takeVerification } from '#people/receipts.ts';
import type { AccountParts } from './parts.ts';
import type { Person } from './person.ts';

const UNIQUE_VIOLATION = '23505';

interface NewNumber {
  phoneNumber: string;
  verification: string | undefined;
}

/** Gives somebody a mobile number that they proved, and tells them by the old ways. */
export async function takeNewNumber(
  tx: Executor,
  person: Person,
  { phoneNumber, verification }: NewNumber,
  parts: AccountParts,
): Promise<void> {
  const proven = verification && (await takeVerification(tx, verification));
  if (proven !== phoneNumber) throw unproven();
  await tx
    .update(users)
    .set({ phoneNumber })
    .where(eq(users.id, person.id))
    .catch((error: unknown) => {
      throw sqlStateOf(error) === UNIQUE_VIOLATION ? taken() : error;
    });
  await tellOldOwner(tx, person, phoneNumber, parts);
}

async function tellOldOwner(
  tx: Executor,
  person: Person,
  newNumber: string,
  { post, publicUrl }: AccountParts,
): Promise<void> {
  const { name, email, phoneNumber, language } = person;
  const grievanceLink = createLinkTo(publicUrl, language)('/grievance');
  if (phoneNumber) {
    const text = { kind: 'numberChanged' } as const;
    await post({ channel: 'sms', to: phoneNumber, language, text }, tx);
  }
  if (email) {
    const text = { kind: 'numberChanged', name, newNumber, grievanceLink } as const;
    await post({ channel: 'mail', to: email, language, text }, tx);
  }
}

function unproven(): Problem {
  return invalid({ param: 'verification', msg: 'Confirm the new number with a code first' });
}

function taken(): Problem {
  return new Problem('doneAlready', { message: 'This number belongs to another account.' });
}
