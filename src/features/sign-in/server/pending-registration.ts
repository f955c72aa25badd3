import { z } from 'zod';
import type { Purpose } from '#contract/consent-purposes.ts';
import { allLanguages } from '#contract/languages.ts';
import { Problem } from '#contract/problems.ts';
import type { Executor } from '#db/database.ts';
import { identities } from '#db/schema/sign-in.ts';
import { isUniqueViolation } from '#db/sql-state.ts';
import { recordConsents } from '#people/consents.ts';
import { insertUser } from '#people/lock-user-row.ts';
import type { LockedUser } from '#people/lock-user-row.ts';
import { keepPhoto } from '#people/profile-photo.ts';
import { subscribeProven } from '#people/subscription.ts';
import type { register } from '../contract.ts';
import type { SignInDependencies } from './dependencies.ts';

/** A registration that waits for a mail or a parent; the photo is in base64. */
export const pendingRegistration = z.object({
  name: z.string(),
  passwordHash: z.string().nullable(),
  email: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  constituency: z.string().nullable(),
  dateOfBirth: z.string().nullable(),
  gender: z.string().nullable(),
  language: z.enum(allLanguages),
  photo: z.string().nullable(),
  /** The account at an OpenID provider, which vouches for the address. */
  identity: z.object({ issuer: z.string(), subject: z.string() }).nullable().default(null),
  purposes: z.array(z.enum(['newsletter', 'sms', 'publicName'])),
  parentAgreed: z.boolean().default(false),
  /** The id of the browser that registered, if there was one. */
  browser: z.string().nullable().default(null),
});

export type PendingRegistration = z.output<typeof pendingRegistration>;

type RegistrationAnswers = Pick<
  z.output<typeof register.body & {}>,
  'constituency' | 'dateOfBirth' | 'gender' | 'newsletter' | 'sms' | 'publicName'
>;

/** The answers of a form, as a pending registration stores them. */
export function answersIn(form: RegistrationAnswers) {
  return {
    constituency: form.constituency ?? null,
    dateOfBirth: form.dateOfBirth ?? null,
    gender: form.gender ?? null,
    purposes: (['newsletter', 'sms', 'publicName'] as const).filter((one) => form[one]),
    parentAgreed: false,
  };
}

interface NewAccount {
  person: LockedUser;
  photoName: string | null;
}

/**
 * Creates the account with its photo, and records the consents. Does nothing when the account
 * exists.
 */
export async function createAccount(
  db: Executor,
  { secret, followPublicName }: Pick<SignInDependencies, 'secret' | 'followPublicName'>,
  { photo, identity, purposes, parentAgreed, browser: _, ...row }: PendingRegistration,
  source: 'register' | 'parent' | 'google',
): Promise<NewAccount | undefined> {
  const person = await insertUser(db, {
    ...row,
    ...(parentAgreed && { parentAgreedAt: new Date() }),
  });
  if (!person) return undefined;
  if (identity) await keepIdentity(db, person, identity);
  const { id: userId, language } = person;
  const agreed: Purpose[] = ['account', ...purposes];
  await recordConsents(db, { userId, purposes: agreed, given: true, language, source });
  if (person.email && purposes.includes('newsletter'))
    await subscribeProven(db, { email: person.email, language, secret });
  if (purposes.includes('publicName')) await followPublicName(db, person, true);
  return {
    person,
    photoName: photo === null ? null : await keepPhoto(db, userId, Buffer.from(photo, 'base64')),
  };
}

async function keepIdentity(
  db: Executor,
  { id: userId }: LockedUser,
  identity: NonNullable<PendingRegistration['identity']>,
): Promise<void> {
  await db
    .insert(identities)
    .values({ ...identity, userId })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? new Problem('doneAlready') : error;
    });
}
