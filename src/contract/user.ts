import './without-eval.ts';
import { z } from 'zod';
import { photoAddress } from './photo-address.ts';

/** Somebody's own account, as only they see it. `profilePhoto` is a URL. */
export const user = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  /** A new address, which becomes theirs when the link in the mail to it is opened. */
  pendingEmail: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  constituency: z.string().nullable(),
  dateOfBirth: z.string().nullable(),
  gender: z.string().nullable(),
  profilePhoto: z.string().nullable(),
  /** Whether there is a password to log in with. */
  hasPassword: z.boolean(),
});

export type User = z.output<typeof user>;

/** An account as it is stored; `photo` is the name of its photo. */
type Account = Omit<User, 'profilePhoto' | 'hasPassword'> & {
  passwordHash: string | null;
  photo: string | null;
};

/** An account as its owner sees it. */
export function userOf(account: Account): User {
  const { id, name, email, pendingEmail, phoneNumber, constituency } = account;
  const { dateOfBirth, gender, photo } = account;
  return {
    id,
    name,
    email,
    pendingEmail,
    phoneNumber,
    constituency,
    dateOfBirth,
    gender,
    profilePhoto: photo && photoAddress(photo),
    hasPassword: account.passwordHash !== null,
  };
}
