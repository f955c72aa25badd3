import { eq, sql } from 'drizzle-orm';
import type { HandlerInput } from '#contract/endpoint.ts';
import { invalid } from '#contract/problems.ts';
import { userOf } from '#contract/user.ts';
import type { Executor } from '#db/database.ts';
import { users } from '#db/schema/people.ts';
import { transaction } from '#db/transaction.ts';
import type { Handler } from '#http/bind.ts';
import { requestEmailChange } from '#people/email-change.ts';
import { allowMail } from '#people/message-limits.ts';
import { keepPhoto } from '#people/profile-photo.ts';
import { voidReceipts } from '#people/receipts.ts';
import { lockSessionOwner, requireSession } from '#people/require-session.ts';
import { browserOf } from '#people/same-browser.ts';
import type { editProfile } from '../contract.ts';
import { requireFirstDateOfBirth } from './date-of-birth.ts';
import type { AccountDependencies } from './dependencies.ts';
import { findUser } from './find-user.ts';
import { takeNewNumber } from './new-number.ts';
import { toProfilePhoto } from './profile-photo.ts';
import { requireReauthentication } from './require-reauthentication.ts';
import { deletePhoto } from './stored-photos.ts';

type Edit = HandlerInput<typeof editProfile>['body'];

/** Changes the given fields; a new address or number requires a recent reauthentication. */
export function editWith(services: AccountDependencies): Handler<typeof editProfile> {
  const { db } = services;
  return async ({ body, caller }) => {
    const session = requireSession(caller);
    const person = await findUser(db, session);
    if (body.email === '' && person.email !== null)
      throw invalid({ param: 'email', msg: 'Email is required' });
    const email = changed(body.email || undefined, person.email);
    const phoneNumber = changed(body.phoneNumber, person.phoneNumber);
    requireFirstDateOfBirth(person.dateOfBirth, body.dateOfBirth);
    if (email ?? phoneNumber) await requireReauthentication(db, session);
    const newAddress = email && (await allowMail(caller, email, 'newAddress'));
    if (body.profilePhoto) await caller.consume('photoUser', person.id);
    const portrait = body.profilePhoto && (await toProfilePhoto(body.profilePhoto));

    const browser = email ? browserOf(caller) : null;
    const user = await transaction(db, async (tx) => {
      await lockSessionOwner(tx, session);
      await writeFacts(tx, person.id, body);
      if (body.removePhoto) await deletePhoto(tx, person.id);
      if (portrait) await keepPhoto(tx, person.id, portrait);
      const { verification } = body;
      if (phoneNumber) await takeNewNumber(tx, person, { phoneNumber, verification }, services);
      if (body.cancelEmail) await voidReceipts(tx, person.id, 'confirmAddress');
      if (newAddress) await requestEmailChange(tx, person, newAddress, { ...services, browser });
      return userOf(await findUser(tx, session));
    });
    return { user, message: email ? OPEN_THE_LINK : 'Your profile is saved.' };
  };
}

const OPEN_THE_LINK = 'Your profile is saved. Open the link in the mail to the new address.';

function changed(given: string | undefined, known: string | null): string | undefined {
  return given === known ? undefined : given;
}

/** An empty value removes a fact; a missing one leaves it. */
async function writeFacts(tx: Executor, userId: string, edit: Edit): Promise<void> {
  const { name } = edit;
  // Of two concurrent requests, the first wins.
  const dateOfBirth = edit.dateOfBirth
    ? sql<string>`coalesce(${users.dateOfBirth}, ${edit.dateOfBirth}::date)`
    : undefined;
  const constituency = orNull(edit.constituency);
  const gender = orNull(edit.gender);
  const facts = { name, dateOfBirth, constituency, gender };
  if (Object.values(facts).every((fact) => fact === undefined)) return;
  await tx.update(users).set(facts).where(eq(users.id, userId));
}

function orNull(fact: string | undefined): string | null | undefined {
  return fact === '' ? null : fact;
}
