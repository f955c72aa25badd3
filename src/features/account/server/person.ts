import { and, eq, isNull } from 'drizzle-orm';
import { isLanguage, primaryLanguage } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { photoAddress } from '#contract/photo-address.ts';
import { Problem } from '#contract/problems.ts';
import type { User } from '#contract/user.ts';
import type { Executor } from '#db/database.ts';
import { profilePhotos, users } from '#db/schema/index.ts';
import type { Session } from '#http/sessions.ts';

/** An account and the name of its photo. */
export type Person = Awaited<ReturnType<typeof personOf>>;

/** Whose session it is. Throws `unauthorized` when the account is closed. */
export async function personOf(db: Executor, { ownerId }: Session) {
  const [found] = await db
    .select({ row: users, photo: profilePhotos.name })
    .from(users)
    .leftJoin(profilePhotos, eq(profilePhotos.userId, users.id))
    .where(and(eq(users.id, ownerId), isNull(users.erasedAt)));
  if (!found) throw new Problem('unauthorized');
  return { ...found.row, photo: found.photo };
}

/** An account as its owner sees it. */
export function userOf(person: Person): User {
  const { id, name, email, phoneNumber, constituency, dateOfBirth, gender } = person;
  const profilePhoto = person.photo && photoAddress(person.photo);
  const hasPassword = person.passwordHash !== null;
  return {
    id,
    name,
    email,
    phoneNumber,
    constituency,
    dateOfBirth,
    gender,
    profilePhoto,
    hasPassword,
  };
}

/** What messages to somebody are written in. */
export function languageOf({ language }: { language: string }): Language {
  return isLanguage(language) ? language : primaryLanguage;
}
