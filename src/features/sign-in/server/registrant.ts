import { z } from 'zod';
import { allLanguages } from '#contract/languages.ts';
import { noticeVersion } from '#contract/purposes.ts';
import type { Purpose } from '#contract/purposes.ts';
import type { Executor } from '#db/database.ts';
import {
  consents,
  identities,
  newsletterSubscribers,
  profilePhotos,
  users,
} from '#db/schema/index.ts';
import { newToken } from '#http/secret-token.ts';
import type { register } from '../contract.ts';
import type { Person } from './people.ts';

/** Somebody who registers, while they wait for a mail or a parent; the photo in base64. */
export const registrant = z.object({
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
});

export type Registrant = z.output<typeof registrant>;

type Said = Pick<
  z.output<typeof register.body & {}>,
  'constituency' | 'dateOfBirth' | 'gender' | 'newsletter' | 'sms' | 'publicName'
>;

/** What a form says of somebody, as it waits with them. */
export function saidIn(form: Said) {
  return {
    constituency: form.constituency ?? null,
    dateOfBirth: form.dateOfBirth ?? null,
    gender: form.gender ?? null,
    purposes: (['newsletter', 'sms', 'publicName'] as const).filter((one) => form[one]),
    parentAgreed: false,
  };
}

interface Made {
  person: Person;
  photoName: string | null;
}

/** Makes the account with its photo, and notes what was agreed to. Nothing is made when one is there. */
export async function makeAccount(
  db: Executor,
  { photo, identity, purposes, parentAgreed, ...row }: Registrant,
  source: 'register' | 'parent' | 'google',
): Promise<Made | undefined> {
  const [person] = await db
    .insert(users)
    .values({ ...row, ...(parentAgreed && { parentAgreedAt: new Date() }) })
    .onConflictDoNothing()
    .returning();
  if (!person) return undefined;
  if (identity) await db.insert(identities).values({ ...identity, userId: person.id });
  await noteConsents(db, person, { purposes: ['account', ...purposes], source });
  if (person.email && purposes.includes('newsletter')) await subscribe(db, person, person.email);
  return { person, photoName: photo === null ? null : await keepPhoto(db, person.id, photo) };
}

interface Given {
  purposes: Purpose[];
  source: string;
}

async function noteConsents(db: Executor, { id, language }: Person, { purposes, source }: Given) {
  const given = purposes.map((purpose) => ({
    userId: id,
    ...{ purpose, given: true, notice: noticeVersion, language, source },
  }));
  await db.insert(consents).values(given);
}

/** The address is proven already, so no mail asks for it again. */
async function subscribe(db: Executor, { language }: Person, email: string): Promise<void> {
  const confirmedAt = new Date();
  await db
    .insert(newsletterSubscribers)
    .values({ email, language, confirmedAt })
    .onConflictDoUpdate({ target: newsletterSubscribers.email, set: { confirmedAt } });
}

async function keepPhoto(db: Executor, userId: string, photo: string): Promise<string> {
  const name = newToken();
  await db.insert(profilePhotos).values({ userId, name, webp: Buffer.from(photo, 'base64') });
  return name;
}
